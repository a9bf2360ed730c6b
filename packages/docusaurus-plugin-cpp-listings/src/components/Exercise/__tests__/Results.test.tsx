import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import type {Tried} from '../../../workers/check/checkProtocol';
import Results from '../Results';

const compiled = {diagnostics: [], module: new Uint8Array()};

/** The results of a check that came to what is given, by a compiler that is kept or not. */
const shown = (tried: Tried, isCached = true) =>
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

it('says of a right program what is not checked', () => {
  expect(shown({input: '[1]', output: '1', outcome: {answer: '1'}, isRight: true})).toContain(
    'Solved. Right on all 1 cases and on 48 random inputs. Time and space are not checked.',
  );
});

it('shows what a program printed on an input that it is wrong on', () => {
  const outcome = {answer: '2', printed: {text: 'seen 1', omittedCharacters: 0}};
  expect(shown({input: '[1]', output: '1', outcome, isRight: false})).toContain('seen 1');
});

it('shows what an exception says that left a program, and where it was thrown', () => {
  const outcome = {answer: 'throws std::out_of_range', thrown: {what: 'vector', line: 7}};
  const html = shown({input: '[1]', output: '1', outcome, isRight: false});
  expect(html).toContain('<code>throws std::out_of_range</code> (what(): vector)');
  expect(html).toMatch(/Line.*7/);
});

it('says that the compiler is not kept where the browser does not let it', () => {
  const tried: Tried = {input: '[1]', output: '1', outcome: {answer: '1'}, isRight: true};
  const words = 'does not let the page save the compiler';
  expect(shown(tried, false)).toContain(words);
  expect(shown(tried, true)).not.toContain(words);
});
