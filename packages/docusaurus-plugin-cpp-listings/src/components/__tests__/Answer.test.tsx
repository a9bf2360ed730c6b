import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import Answer from '../Answer';

const shown = (answer: string) =>
  renderToStaticMarkup(<Answer answer={answer} maxLength={4} sentence={(code) => <b>{code}</b>} />);

it('an answer is put into its sentence, and cut if it is long', () => {
  expect(shown('[10]')).toBe('<b><code>[10]</code></b>');
  expect(shown('[10, 20]')).toBe('<b><code>[10, …</code></b>');
});

it('a thrown exception is shown in full, and not in the sentence for answers', () => {
  expect(shown('throws std::exception')).toBe('It throws <code>std::exception</code>');
});
