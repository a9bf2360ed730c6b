import {type ReactNode} from 'react';
import Complexity, {type Props} from '../../components/Complexity';
import DevelopmentComplexity from '../../components/Complexity/DevelopmentComplexity';
import Island from '../../components/Island';

const component = process.env.NODE_ENV === 'development' ? DevelopmentComplexity : Complexity;

/** The costs of the approaches to a problem, as an island. */
export default function ThemeComplexity(props: Props): ReactNode {
  return <Island name="Complexity" component={component} props={props} />;
}
