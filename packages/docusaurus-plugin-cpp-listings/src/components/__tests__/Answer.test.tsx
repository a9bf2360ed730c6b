import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Answer from '../Answer';

const shown = (answer: string) =>
  renderToStaticMarkup(<Answer answer={answer} maxLength={4} sentence={(code) => <b>{code}</b>} />);

it('is in its sentence, and cut where it is long', () => {
  expect(shown('[10]')).toBe('<b><code>[10]</code></b>');
  expect(shown('[10, 20]')).toBe('<b><code>[10, …</code></b>');
});

it('is the exception, whole and in no sentence for answers, where one was thrown', () => {
  expect(shown('throws std::exception')).toBe('It throws <code>std::exception</code>');
});
