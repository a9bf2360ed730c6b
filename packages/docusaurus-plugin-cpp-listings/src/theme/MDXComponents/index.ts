import MDXComponents from '@theme-init/MDXComponents';
import Approaches from '@theme/Approaches';
import ArrayFigure from '@theme/ArrayFigure';
import Checked from '@theme/Checked';
import Complexity from '@theme/Complexity';
import Constraints from '@theme/Constraints';
import Count from '@theme/Count';
import EdgeCases from '@theme/EdgeCases';
import Examples from '@theme/Examples';
import Exercise from '@theme/Exercise';
import Listing from '@theme/Listing';
import Measured from '@theme/Measured';
import Pitfall from '@theme/Pitfall';
import Printed from '@theme/Printed';
import Race from '@theme/Race';
import Solution from '@theme/Solution';
import {requireData} from '../../components/requireData';
import requireDataOnServer from '../../components/requireData.server';

/** Only the build and the development server check the pages; readers' scripts omit the check. */
const check = process.env.NODE_ENV === 'development' ? requireData : requireDataOnServer;

const withData = {
  Approaches,
  Checked,
  Complexity,
  Constraints,
  Count,
  EdgeCases,
  Examples,
  Exercise,
  Listing,
  Measured,
  Pitfall,
  Printed,
  Race,
};

/** Adds the components that authors may use in Markdown without an import. */
export default {
  ...MDXComponents,
  ...(check?.(withData) ?? withData),
  ArrayFigure,
  Solution,
};
