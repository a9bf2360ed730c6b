export {
  countElements,
  formatInputs,
  hasElements,
  isText,
  readInput,
  splitInputs,
} from '../shared/inputs';
export type {InputValue} from '../shared/inputs';
