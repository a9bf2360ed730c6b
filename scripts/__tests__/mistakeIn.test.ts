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

it('throws an error of a program as it is, with its cause and stack trace', async () => {
  const error = new Error('no content', {cause: new TypeError('x is not a function')});
  await expect(failing(error)).rejects.toBe(error);
});

it('returns what the function returns', async () => {
  await expect(withMistakesOnly((n: number) => Promise.resolve(n + 1))(1)).resolves.toBe(2);
});
