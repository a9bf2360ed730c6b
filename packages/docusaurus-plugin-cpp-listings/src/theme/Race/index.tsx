import {type ReactNode} from 'react';
import Island from '../../components/Island';
import Race, {type Props} from '../../components/Race';

/** The speeds of the approaches to a problem, as an island. */
export default function ThemeRace(props: Props): ReactNode {
  return <Island name="Race" component={Race} props={props} />;
}
