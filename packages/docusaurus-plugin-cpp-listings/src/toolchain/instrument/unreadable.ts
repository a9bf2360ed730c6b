/** Text that the grammar skips, as long as what it takes the place of. */
const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** What begins a declaration of a pointer or a reference with its argument in parentheses. */
const declarator =
  /((?:^|[;{}]|\bfor\s*\()\s*(?:(?:const|static|unsigned|signed|long|short)\s+)*[\w:]+(?:<[^;(){}]*>)?\s*)([*&][\s*&]*)(?=(?:const\s+)?\w+\s*\(\s*(?:new\b|[*&]))/gm;

/** What begins a bit-field with an initial value, and its size. */
const bits =
  /((?:^|[;{}])\s*(?!(?:case|class|struct|enum|union)\b)(?:(?:const|mutable|unsigned|signed|long|short)\s+)*[\w:]+\s+\w+\s*)(:\s*\w+\s*)(?=[={])/gm;

/** The lines between a condition that never holds and what ends it. */
const leftOut = /^([ \t]*#[ \t]*if[ \t]+0\b[^\n]*\n)([^]*?)(?=^[ \t]*#[ \t]*(?:el|endif))/gm;

/** What stands in the place of something that is C++ and that the grammar cannot read. */
const substitutes: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  // The pointers of `new int*[n]`.
  [
    /(\bnew\s+)((?:const\s+)*)([\w:<>,\s]*[\w>]\s*)(\*[*\s]*)(?=[[{;,)])/g,
    (_, before = '', constant = '', type = '', stars = '') =>
      before + blank(constant) + type + blank(stars),
  ],
  // `int* p(&x)`, `int& r(*p)`, `int* p(new int(3))`: read as if they were no pointers.
  [declarator, (_, before = '', operators = '') => before + blank(operators)],
  // `c ? throw 5 : n`
  [/([?:]\s*)(throw)\b/g, (_, before = '', word = '') => before + blank(word)],
  // `std::vector<int> v = {}`, `Pair p = {1, 2}` of a parameter: read as if in parentheses.
  [
    /(=\s*)\{([^{};]*)\}(?=\s*[,)])/g,
    (_, before = '', values = '') =>
      before + (values.trim() === '' ? `0${blank(values)} ` : `(${values})`),
  ],
  // `(x = 5, y)`: read as if the assignment were one more comma.
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
 * Returns a source as the grammar may read it better: of the same length and meaning the same
 * to the instrumenter, with what the grammar is known not to read replaced.
 */
export const withSubstitutes = (source: string): string =>
  substitutes.reduce((text, [pattern, put]) => text.replace(pattern, put), source);
