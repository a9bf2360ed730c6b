import {type ReactNode} from 'react';
import {onServer} from '../../components/deferred/onServer';
import Island from '../../components/Island';
import Race, {type Props as RaceProps} from '../../components/Race';
import Preview from '../../components/Race/Preview.server';

interface Props extends Omit<RaceProps, 'preview'> {
  /** The page and line of the element; filled in at build time. */
  readonly place?: string;
}

/** The speeds of the approaches to a problem, as an island. */
export default function ThemeRace({place, ...props}: Props): ReactNode {
  return (
    <Island
      name="Race"
      component={Race}
      props={props}
      onServer={{preview: onServer(Preview, {problem: props.problem, place})}}
    />
  );
}
