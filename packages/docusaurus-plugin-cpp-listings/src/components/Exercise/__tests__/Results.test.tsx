import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it, vi} from 'vitest';
import type {CheckReport} from '../../../workers/check/checkProgram';
import type {TestResult} from '../../../workers/check/checkProtocol';
import Results from '../Results';

// The package needs aliases that only Docusaurus' bundler has.
vi.mock('@docusaurus/theme-common', () => ({
  usePluralForm: () => ({
    selectMessage: (count: number, forms: string) => forms.split('|')[count === 1 ? 0 : 1],
  }),
}));

const compiled = {diagnostics: [], module: new Uint8Array()};

const right: TestResult = {input: '[1]', output: '1', outcome: {answer: '1'}, isRight: true};
const wrong: TestResult = {...right, outcome: {answer: '2'}, isRight: false};

/** Renders the results of a check, by a compiler that the browser caches or does not. */
const shown = (tried: TestResult | CheckReport, isCached = true) =>
  renderToStaticMarkup(
    <Results
      result={{
        code: '',
        ending: {type: 'compiled', compiled, isCached},
        checked: 'cases' in tried ? tried : {cases: [tried], random: 48},
      }}
      cases={('cases' in tried ? tried.cases : [tried]).map(({input, output}) => ({
        name: 'One',
        input,
        output,
      }))}
      solves
      onLine={() => undefined}
      onRetry={() => undefined}
      onSteps={() => undefined}
    />,
  );

it('says of a right program that time and space are not checked', () => {
  expect(shown({cases: [right, right], random: 48})).toContain(
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
  expect(shown(checked)).toContain(sentence);
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

it('says so if the browser does not let the page cache the compiler', () => {
  const words = 'does not let the page save the compiler';
  expect(shown(right, false)).toContain(words);
  expect(shown(right, true)).not.toContain(words);
});
