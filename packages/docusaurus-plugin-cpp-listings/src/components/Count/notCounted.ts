import type {InputKind, Measure} from '../../model/costs';

/** A count that a page asks for, and the page and line where it does. */
interface Wanted {
  readonly file: string;
  readonly measure: Measure;
  readonly n: string;
  readonly inputs: InputKind;
  readonly place?: string | undefined;
}

/** An error that says which count a page asks for and the build does not have. */
export const notCounted = ({file, measure, n, inputs, place}: Wanted): Error =>
  new Error(
    `${place}: <Count file="${file}">: no ${measure} counted at n = ${n} on ${inputs} inputs; ` +
      'n is a power of two, and not larger than the last one in the table of <Complexity>',
  );
