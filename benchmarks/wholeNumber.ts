/** Reads an option that is a whole number above 0. @throws Error that names the option. */
export function wholeNumber(option: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) {
    throw new Error(`--${option}: "${text}" is not a whole number above 0.`);
  }
  return Number(text);
}

/** Reads an option that is a list of such numbers. @throws Error that names the option. */
export const wholeNumbers = (option: string, text: string): readonly number[] =>
  text.split(',').map((number) => wholeNumber(option, number));
