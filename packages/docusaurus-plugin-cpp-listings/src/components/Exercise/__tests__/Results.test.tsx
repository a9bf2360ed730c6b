import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import type {TestResult} from '../../../workers/check/checkProtocol';
import Results from '../Results';

const compiled = {diagnostics: [], module: new Uint8Array()};

/** Renders the results of a check with one case, by a compiler that the browser caches or does not. */
const shown = (tried: TestResult, isCached = true) =>
  renderToStaticMarkup(
    <Results
      result={{
        code: '',
        ending: {type: 'compiled', compiled, isCached},
        checked: {cases: [tried], random: 48},
      }}
      cases={[{name: 'One', input: '[1]', output: '1'}]}
      solves
      onLine={() => undefined}
      onRetry={() => undefined}
      onSteps={() => undefined}
    />,
  );

it('says of a right program that time and space are not checked', () => {
  expect(shown({input: '[1]', output: '1', outcome: {answer: '1'}, isRight: true})).toContain(
    'Solved. Right on all 1 cases and on 48 random inputs. Time and space are not checked.',
  );
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
  const tried: TestResult = {input: '[1]', output: '1', outcome: {answer: '1'}, isRight: true};
  const words = 'does not let the page save the compiler';
  expect(shown(tried, false)).toContain(words);
  expect(shown(tried, true)).not.toContain(words);
});
