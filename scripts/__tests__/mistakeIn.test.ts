import {authorError} from 'docusaurus-plugin-cpp-listings/remark';
import {expect, it} from 'vitest';
import {withMistakesOnly} from '../mistakeIn.mjs';

const failing = (error: Error) => withMistakesOnly(() => Promise.reject(error))();

it('throws the mistake that an error of Docusaurus wraps', async () => {
  const mistake = authorError('docs/intro.md:4: "arrays" is not in docs/tags.yml');
  const wrapped = new Error("Can't process doc metadata", {
    cause: new Error('w', {cause: mistake}),
  });
  await expect(failing(wrapped)).rejects.toBe(mistake);
});

it('throws the message of the YAML parser without its stack trace', async () => {
  const error = Object.assign(new Error('unexpected end (3:1)'), {name: 'YAMLException'});
  await expect(failing(error)).rejects.toHaveProperty('stack', 'Error: unexpected end (3:1)');
});

/** Returns the error with which Docusaurus reports the pages that it could not render. */
const unrendered = (...causes: readonly Error[]) =>
  new Error(`failed for ${causes.length} paths`, {
    cause: new AggregateError(
      causes.map((cause) => new Error("Can't render static file", {cause})),
    ),
  });

it('throws the mistakes of all pages that cannot be rendered in one error', async () => {
  const mistakes = [
    'docs/a.mdx:47: <ArrayFigure>: rows[0].marks has no bright',
    'blog/b.md:3: <Count> needs n="1024"',
  ];
  await expect(
    failing(unrendered(...mistakes.map((message) => new Error(message)))),
  ).rejects.toHaveProperty('stack', `Error: ${mistakes.join('\n')}`);
});

it('throws the whole error if a program is at fault for one of the pages', async () => {
  const error = unrendered(
    new Error('docs/a.mdx:47: <Count> needs n="1024"'),
    new TypeError('x is not a function'),
  );
  await expect(failing(error)).rejects.toBe(error);
});

it('throws an error of a program as it is, with its cause and stack trace', async () => {
  const error = new Error('no content', {cause: new TypeError('x is not a function')});
  await expect(failing(error)).rejects.toBe(error);
});

it('returns what the function returns', async () => {
  await expect(withMistakesOnly((n: number) => Promise.resolve(n + 1))(1)).resolves.toBe(2);
});
