import fc from 'fast-check';

/** Inputs that have broken search boxes: code, markup, property names and unusual characters. */
const handMade = [
  '',
  ' ',
  '\u0000',
  '\u202eesrever',
  '\ud800',
  '\udc00\ud800',
  '\ufeff',
  'e\u0301'.repeat(50),
  'Z\u0300\u0301\u0302\u0303'.repeat(200),
  '👩‍👩‍👧‍👦'.repeat(40),
  '﷽'.repeat(100),
  'İıſßẞΐ',
  'العربية עברית 日本語 한국어 ไทย हिन्दी',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '__proto__',
  'constructor prototype hasOwnProperty toString valueOf',
  '%',
  '%E0%A4%A',
  '%00%0a',
  '../../../etc/passwd',
  '"unclosed',
  '"" "" ""',
  '- -a -"b"',
  '((((((((((',
  'O(n',
  '[[[[',
  'std::::::',
  '\\',
  '\\u0000',
  '${a}',
  '{{a}}',
  'a'.repeat(10_240),
  'a '.repeat(5120),
  '"'.repeat(10_240),
  '('.repeat(10_240),
  '\u0301'.repeat(10_240),
  '🧑'.repeat(5120),
];

const words = [
  'rotate',
  'rotat',
  'arrays',
  'the',
  'std::span',
  'O(n)',
  'a[i]',
  '"two sum"',
  '-kadane',
  'ﬁnd',
  'naïve',
  '\u0000',
  '\u200d',
  '\ud83d',
  '<b>',
  '&amp;',
];

const query = fc.oneof(
  {weight: 4, arbitrary: fc.string({unit: 'binary', maxLength: 80})},
  {weight: 2, arbitrary: fc.string({unit: 'grapheme', maxLength: 80})},
  // Including unpaired surrogates.
  {
    weight: 2,
    arbitrary: fc
      .array(fc.integer({min: 0, max: 0xffff}), {maxLength: 60})
      .map((units) => String.fromCharCode(...units)),
  },
  {
    weight: 4,
    arbitrary: fc
      .array(fc.constantFrom(...words), {minLength: 1, maxLength: 12})
      .map((parts) => parts.join(' ')),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...words, 'x', '\t'), fc.integer({min: 1, max: 10_240}))
      .map(([part, length]) => part.repeat(Math.ceil(length / part.length)).slice(0, 10_240)),
  },
);

/** Returns this many queries that nobody types on purpose. */
export const hostileQueries = (count: number, seed: number): string[] =>
  [...handMade, ...fc.sample(query, {numRuns: count, seed})].slice(0, count);
