import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import type {CheckReport} from '../../../workers/check/checkProgram';
import type {TestResult} from '../../../workers/check/checkProtocol';
import type {Compiled} from '../../../workers/compile/compileReaderProgram';
import Results from '../Results';

// The package needs aliases that only Docusaurus' bundler has.
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({
    selectMessage: (count: number, forms: string) => forms.split('|')[count === 1 ? 0 : 1],
  }),
}));

const right: TestResult = {input: '[1]', output: '1', outcome: {answer: '1'}, isRight: true};
const wrong: TestResult = {...right, outcome: {answer: '2'}, isRight: false};

interface Ending {
  readonly compiled?: Compiled;
  /** Whether the browser caches the compiler. */
  readonly isCached?: boolean;
}

/** Renders the results of a check; `checked` is absent for a program that does not compile. */
const shownCheck = (
  checked: CheckReport | undefined,
  {compiled = {diagnostics: [], module: new Uint8Array()}, isCached = true}: Ending = {},
) =>
  renderToStaticMarkup(
    <Results
      result={{code: '', ending: {type: 'compiled', compiled, isCached}, checked}}
      cases={(checked?.cases ?? []).map(({input, output}) => ({name: 'One', input, output}))}
      solves
      onLine={() => undefined}
      onRetry={() => undefined}
      onSteps={() => undefined}
    />,
  );

/** Renders the results of a program on its only case. */
const shown = (tried: TestResult) => shownCheck({cases: [tried], random: 48});

it('says of a right program that time and space are not checked', () => {
  expect(shownCheck({cases: [right, right], random: 48})).toContain(
    'Solved. Right on all 2 cases and on 48 random inputs. Time and space are not checked.',
  );
});

it.each([
  ['Right on the only case and on 48 random inputs.', {cases: [right], random: 48}],
  ['Right on the only case, but not on every random input.', {cases: [right], random: 3, wrong}],
  ['Not right on the only case.', {cases: [wrong], random: 0}],
  [
    'Right on all 2 cases, but not on every random input.',
    {cases: [right, right], random: 3, wrong},
  ],
  ['Right on 1 of 2 cases.', {cases: [right, wrong], random: 0}],
])('says how many cases a program is right on: %s', (sentence, checked) => {
  expect(shownCheck(checked)).toContain(sentence);
});

it.each([
  [3, undefined],
  [4, 'It is wrong on one more case.'],
  [6, 'It is wrong on 3 more cases.'],
])('shows three of %i wrong cases, and says that there are more: %s', (count, sentence) => {
  const cases = Array.from({length: count}, (_, index) => ({...wrong, input: `[${index}]`}));
  const html = shownCheck({cases, random: 0});
  expect(html.match(/data-wrong-case/g)).toHaveLength(3);
  expect(/It is wrong on [^<]*/.exec(html)?.[0]).toBe(sentence);
});

it('shows the printed text of a program on an input on which it is wrong', () => {
  const outcome = {answer: '2', printed: {text: 'seen 1', omittedCharacters: 0}};
  expect(shown({input: '[1]', output: '1', outcome, isRight: false})).toContain('seen 1');
});

it('shows the message of an uncaught exception, and the line that threw it', () => {
  const outcome = {answer: 'throws std::out_of_range', thrown: {what: 'vector', line: 7}};
  const html = shown({input: '[1]', output: '1', outcome, isRight: false});
  expect(html).toContain('<code>throws std::out_of_range</code> (what(): vector)');
  expect(html).toMatch(/Line.*7/);
});

it('cuts an answer of a million characters', () => {
  const html = shown({...wrong, outcome: {answer: `[${'0, '.repeat(333_333)}0]`}});
  expect(html).toContain('0, 0, 0');
  expect(html.length).toBeLessThan(5000);
});

it('says so if the browser does not let the page cache the compiler', () => {
  const words = 'does not let the page save the compiler';
  const checked = {cases: [right], random: 48};
  expect(shownCheck(checked, {isCached: false})).toContain(words);
  expect(shownCheck(checked, {isCached: true})).not.toContain(words);
});

/** Returns the items of the list of diagnostics, without tags. */
const itemsOf = (html: string) =>
  [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) =>
    item.replace(/<[^>]*>/g, ' ').trim(),
  );

it('shows each error with its line, and says what to do about a call and about braces', () => {
  const error = {severity: 'error'} as const;
  const html = shownCheck(undefined, {
    compiled: {
      diagnostics: [
        {...error, message: "'x.h' file not found", line: 1},
        {...error, message: "no member named 'rotate'", isOfCall: true},
        {...error, message: "expected '}'", isOfBraces: true},
      ],
    },
  });
  expect(html).toContain('It does not compile.');
  expect(itemsOf(html)).toEqual([
    expect.stringMatching(/^Line 1 .*x\.h.* file not found$/),
    expect.stringMatching(
      /^The check cannot call your code \(no member named .*rotate.*\)\. Keep the names, parameters and types of the starting code\.$/,
    ),
    expect.stringMatching(/^A brace is missing, or there is one too many: expected .*\.$/),
  ]);
});

it('shows the warnings of a program that ran, and that its main was ignored', () => {
  const html = shownCheck(
    {cases: [right], random: 48},
    {
      compiled: {
        diagnostics: [{severity: 'warning', message: 'unused variable', line: 3}],
        module: new Uint8Array(),
        mainLine: 9,
      },
    },
  );
  expect(html).not.toContain('It does not compile.');
  expect(itemsOf(html)).toEqual([
    expect.stringMatching(/^Line 3 .*Warning: unused variable$/),
    expect.stringMatching(/^Line 9 .*main is ignored here: the check calls your code itself\.$/),
  ]);
});

/** Returns what screen readers announce, without tags; it contains no `div`. */
const announced = (html: string) =>
  /<div aria-live="polite">((?:(?!<\/?div).)*)<\/div>/
    .exec(html)?.[1]
    ?.replace(/<[^>]*>/g, ' ')
    .trim();

it('has screen readers announce on how many cases a program is right, and no inputs', () => {
  const input = `[${'1, '.repeat(256)}1]`;
  const html = shownCheck({cases: [right, {...wrong, input}], random: 0});
  expect(html).toContain(input);
  expect(announced(html)).toBe('Right on 1 of 2 cases.');
});

it('has screen readers announce the errors of a program that does not compile', () => {
  const diagnostics = [{severity: 'error', message: 'unknown name', line: 3} as const];
  expect(announced(shownCheck(undefined, {compiled: {diagnostics}}))).toMatch(
    /^It does not compile\. .*Line 3.*unknown name$/,
  );
});
