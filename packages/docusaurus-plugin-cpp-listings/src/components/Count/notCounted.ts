import type {InputKind, Measure} from '../../model/costs';

/** An error that says which count a page asks for and the build does not have. */
export const notCounted = (file: string, measure: Measure, n: string, inputs: InputKind): Error =>
  new Error(
    `<Count file="${file}">: no ${measure} counted at n = ${n} on ${inputs} inputs; ` +
      'n is a power of two, and not larger than the last one in the table of <Complexity>',
  );
