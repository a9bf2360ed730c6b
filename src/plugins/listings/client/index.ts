export {failures} from '../shared';
export type {
  ApproachData,
  CaseData,
  InputData,
  ListingData,
  PitfallData,
  ProblemData,
} from '../shared';
export type {Counts, Failure, LiveListing, Outcome, Printed, Trace} from '../shared/trace';
