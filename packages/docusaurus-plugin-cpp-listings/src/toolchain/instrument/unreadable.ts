/** Returns blanks, which the grammar skips, of the same length as a text. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Matches the start of a pointer or reference declaration with its argument in parentheses. */
const declarator =
  /((?:^|[;{}]|\bfor\s*\()\s*(?:(?:const|static|unsigned|signed|long|short)\s+)*[\w:]+(?:<[^;(){}]*>)?\s*)([*&][\s*&]*)(?=(?:const\s+)?\w+\s*\(\s*(?:new\b|[*&]))/gm;

/** Matches the start of a bit-field with an initial value, and its size. */
const bits =
  /((?:^|[;{}])\s*(?!(?:case|class|struct|enum|union)\b)(?:(?:const|mutable|unsigned|signed|long|short)\s+)*[\w:]+\s+\w+\s*)(:\s*\w+\s*)(?=[={])/gm;

/** Matches the lines from `#if 0` to the directive that ends them. */
const leftOut = /^([ \t]*#[ \t]*if[ \t]+0\b[^\n]*\n)([^]*?)(?=^[ \t]*#[ \t]*(?:el|endif))/gm;

/** Replacements for valid C++ that the grammar cannot read. */
const substitutes: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  // Spaces outside ASCII, as text copied from a web page has. The compiler only warns of them.
  [/[^\S\n\r]/g, () => ' '],
  // The pointers of `new int*[n]`.
  [
    /(\bnew\s+)((?:const\s+)*)([\w:<>,\s]*[\w>]\s*)(\*[*\s]*)(?=[[{;,)])/g,
    (_, before = '', constant = '', type = '', stars = '') =>
      before + blank(constant) + type + blank(stars),
  ],
  // `int* p(&x)`, `int& r(*p)`, `int* p(new int(3))`: blank the operators.
  [declarator, (_, before = '', operators = '') => before + blank(operators)],
  // `c ? throw 5 : n`
  [/([?:]\s*)(throw)\b/g, (_, before = '', word = '') => before + blank(word)],
  // `std::vector<int> v = {}`, `Pair p = {1, 2}` of a parameter: replace the braces by parentheses.
  [
    /(=\s*)\{([^{};]*)\}(?=\s*[,)])/g,
    (_, before = '', values = '') =>
      before + (values.trim() === '' ? `0${blank(values)} ` : `(${values})`),
  ],
  // `(x = 5, y)`: replace the assignment by another comma.
  [
    /(\(\s*\**(?:\w|\.|->|\[[^\]]*\])+\s*)((?:[-+*/%&|^]|<<|>>)?=)(?!=)(?=[^();]*(?:\([^()]*\)[^();]*)*,)/g,
    (_, before = '', operator = '') => before + ','.padEnd(operator.length),
  ],
  // `using F::operator()...;`
  [
    /(\busing\s+[\w:]+::operator\(\)\s*)(\.\.\.)/g,
    (_, before = '', pack = '') => before + blank(pack),
  ],
  // `case 'a' ... 'z':`
  [
    /(\bcase\s+(?:'[^'\n]+'|[\w-]+)\s*)(\.\.\.\s*(?:'[^'\n]+'|[\w-]+))/g,
    (_, before = '', range = '') => before + blank(range),
  ],
  // `int x : 3 = 1;`
  [bits, (_, before = '', size = '') => before + blank(size)],
  [leftOut, (_, condition = '', text = '') => condition + blank(text)],
];

/**
 * Replaces the constructs in a source that the grammar is known not to read. The result has the
 * same length, and means the same to the instrumenter.
 */
export const withSubstitutes = (source: string): string =>
  substitutes.reduce((text, [pattern, put]) => text.replace(pattern, put), source);
