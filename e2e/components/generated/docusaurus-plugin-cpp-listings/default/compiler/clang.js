// No test of a component compiles: those that do are journeys.
export class Exit extends Error {}
export const giveParts = () => undefined;
export const runLLVM = () => {
  throw new Error('there is no compiler here');
};
