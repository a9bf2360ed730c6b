import MDXComponents from '@theme-init/MDXComponents';
import Approaches from '../../components/Approaches';
import ArrayFigure from '../../components/ArrayFigure';
import Complexity from '../../components/Complexity';
import DevelopmentComplexity from '../../components/Complexity/DevelopmentComplexity';
import Constraints from '../../components/Constraints';
import Count from '../../components/Count';
import EdgeCases from '../../components/EdgeCases';
import Examples from '../../components/Examples';
import Exercise from '../../components/Exercise';
import Listing from '../../components/Listing';
import Pitfall from '../../components/Pitfall';
import Printed from '../../components/Printed';
import Solution from '../../components/Solution';

/** Adds what authors may use in Markdown without an import. */
export default {
  ...MDXComponents,
  Approaches,
  ArrayFigure,
  Complexity: process.env.NODE_ENV === 'development' ? DevelopmentComplexity : Complexity,
  Constraints,
  Count,
  EdgeCases,
  Examples,
  Exercise,
  Listing,
  Pitfall,
  Printed,
  Solution,
};
