// Component tests never compile a program; the tests of the built site do.
export class Exit extends Error {}
export const giveParts = () => undefined;
export const runLLVM = () => {
  throw new Error('there is no compiler here');
};
