import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Answer from '../Answer';

const shown = (answer: string) =>
  renderToStaticMarkup(
    <Answer answer={answer} maxLength={4} sentence={(code) => <>Answer: {code}</>} />,
  );

it('is in its sentence, and cut where it is long', () => {
  expect(shown('[10]')).toBe('Answer: <code>[10]</code>');
  expect(shown('[10, 20]')).toBe('Answer: <code>[10, …</code>');
});

it('is the exception, whole and in no sentence for answers, where one was thrown', () => {
  expect(shown('throws std::exception')).toBe('It throws <code>std::exception</code>');
});
