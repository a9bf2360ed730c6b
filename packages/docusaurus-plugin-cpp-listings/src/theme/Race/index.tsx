import {type ReactNode} from 'react';
import Island from '../../components/Island';
import Race, {type Props} from '../../components/Race';

/** How fast the approaches to a problem are. */
export default function ThemeRace(props: Props): ReactNode {
  return <Island name="Race" component={Race} props={props} />;
}
