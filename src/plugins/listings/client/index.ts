export {failures} from '../shared';
export type {
  ApproachData,
  CaseData,
  InputData,
  ListingData,
  PitfallData,
  ProblemData,
} from '../shared';
