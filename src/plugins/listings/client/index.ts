export {failures} from '../shared';
export type {
  ApproachData,
  CaseData,
  InputData,
  ListingData,
  PitfallData,
  ShownProblem as ProblemData,
} from '../shared';
export type {Hunt, HuntProgram} from '../shared/hunt';
export type {KeptListing} from '../shared/keptTrace';
export type {Counts, Failure, LiveListing, Outcome, Printed, Trace} from '../shared/trace';
