const number = /-?\d[\d,]*(?:\.\d+)?/g;

/** The place of a number in a program's output. */
export interface Place {
  /** The beginning of the number's line, without leading spaces. */
  readonly row: string;
  /** The position of the number after that beginning, counted from 1. */
  readonly column: number;
  /** The beginning of an earlier line, from which the search starts. */
  readonly under?: string;
}

/** Finds a number in a program's output; undefined if there is none. */
export function printedNumber(
  output: string,
  {row, column, under = ''}: Place,
): string | undefined {
  const lines = output.split('\n').map((text) => text.trim());
  const from = lines.findIndex((text) => text.startsWith(under));
  const line = from < 0 ? undefined : lines.slice(from).find((text) => text.startsWith(row));
  return line?.slice(row.length).match(number)?.[column - 1];
}
