import MDXComponents from '@theme-original/MDXComponents';
import Approaches from '@site/src/components/Approaches';
import ArrayFigure from '@site/src/components/ArrayFigure';
import Complexity from '@site/src/components/Complexity';
import Constraints from '@site/src/components/Constraints';
import Count from '@site/src/components/Count';
import EdgeCases from '@site/src/components/EdgeCases';
import Examples from '@site/src/components/Examples';
import Exercise from '@site/src/components/Exercise';
import Listing from '@site/src/components/Listing';
import Pitfall from '@site/src/components/Pitfall';
import Printed from '@site/src/components/Printed';
import Solution from '@site/src/components/Solution';

/** What authors may use in Markdown without an import. */
export default {
  ...MDXComponents,
  Approaches,
  ArrayFigure,
  Complexity,
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
