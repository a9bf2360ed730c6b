const superscripts: Readonly<Record<string, string>> = {
  '⁰': '0',
  '¹': '1',
  '²': '2',
  '³': '3',
  '⁴': '4',
  '⁵': '5',
  '⁶': '6',
  '⁷': '7',
  '⁸': '8',
  '⁹': '9',
  ⁿ: 'n',
};

const raisedOf = new Map(Object.entries(superscripts).map(([raised, plain]) => [plain, raised]));

/** Writes the powers of a text with a caret: `n^2` for `n²`. */
export const withPowers = (text: string): string =>
  text.replaceAll(
    /[⁰¹²³⁴-⁹ⁿ]+/g,
    (raised) => `^${raised.replaceAll(/./g, (character) => superscripts[character] ?? character)}`,
  );

/** Writes digits, and n, as an exponent: `²` for `2`. */
export const raise = (exponent: string): string =>
  exponent.replaceAll(/./g, (character) => raisedOf.get(character) ?? character);
