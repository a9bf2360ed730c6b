export {parseBound} from '../shared/bounds';
export {
  inputKinds,
  isCounted,
  measures,
  type ApproachCosts,
  type Costs,
  type CostsData,
  type CountsBySize,
  type InputKind,
  type Measure,
} from '../shared/costs';
