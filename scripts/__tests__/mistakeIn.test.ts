import path from 'node:path';
import {authorError} from 'docusaurus-plugin-cpp-listings/remark';
import {describe, expect, it} from 'vitest';
import {withMistakesOfPage, withMistakesOnly} from '../mistakeIn.mjs';

const failing = (error: Error) => withMistakesOnly(() => Promise.reject(error))();

it('throws the mistake that an error of Docusaurus wraps', async () => {
  const mistake = authorError('docs/intro.md:4: "arrays" is not in docs/tags.yml');
  const wrapped = new Error("Can't process doc metadata", {
    cause: new Error('w', {cause: mistake}),
  });
  await expect(failing(wrapped)).rejects.toBe(mistake);
});

it.each([
  Object.assign(new Error('unexpected end (3:1)'), {name: 'YAMLException'}),
  new Error('Config file at "/site/no.ts" not found.'),
  new Error('docusaurus-theme-local-search: "hosted.endpoint" is missing'),
  new Error('the cache folder /cache is not writable (EACCES); set the environment variable'),
  new Error(
    'Invalid sidebar file at "sidebars.ts".\nThese sidebar document ids do not exist:\n- a',
  ),
  new Error(
    'Docusaurus found broken links!\n- Broken link on source page path = /a:\n -> linking to /b',
  ),
  Object.assign(new Error('"title" is required\n'), {
    stack:
      'Error: "title" is required\n\n    at validateConfig (/core/lib/configValidation.js:1:1)',
  }),
])('throws only the message of what the author wrote or named: $message', async (error) => {
  await expect(failing(error)).rejects.toHaveProperty('stack', `Error: ${error.message.trimEnd()}`);
});

it('throws the place of what the loader of TypeScript files cannot read', async () => {
  const file = path.resolve('sidebars.ts');
  const cause = new Error(`ParseError: Unexpected token  \n ${file}:18:4`);
  const error = new Error(`Docusaurus could not load module at path "${file}"`, {cause});
  await expect(failing(error)).rejects.toHaveProperty(
    'stack',
    'Error: sidebars.ts:18: Unexpected token',
  );
});

it('throws the name of a page that was deleted after it was listed', async () => {
  const error = Object.assign(new Error('ENOENT'), {
    code: 'ENOENT',
    path: path.resolve('docs/a.mdx'),
  });
  await expect(failing(error)).rejects.toHaveProperty(
    'stack',
    'Error: docs/a.mdx: there is no such file any more',
  );
});

it.each([
  {code: 'ENOENT', path: path.resolve('docs/a.json')},
  {code: 'EACCES', path: path.resolve('docs/a.mdx')},
])('throws the whole error for another file, or for another reason: $code, $path', async (of) => {
  const error = Object.assign(new Error(of.code), of);
  await expect(failing(error)).rejects.toBe(error);
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

describe('an error of a page', () => {
  /** Compiles a page that has an error, as Docusaurus reports it. */
  const compiling = (cause: object) =>
    withMistakesOfPage((_page: {filePath: string}) =>
      Promise.reject(new Error('MDX compilation failed', {cause})),
    )({
      filePath: path.resolve('docs/intro.md'),
    });

  it.each([
    {
      given: {line: 18, reason: 'Unexpected end', source: 'micromark-extension-mdx-expression'},
      message: 'docs/intro.md:18: Unexpected end; for a brace in the text write \\{',
    },
    {
      given: {line: 4, reason: 'Unexpected `,`', source: 'micromark-extension-mdx-jsx'},
      message: 'docs/intro.md:4: Unexpected `,`; for a less-than sign in the text write \\<',
    },
    {
      given: {line: 9, reason: 'Could not parse', cause: new Error('Unexpected token')},
      message: 'docs/intro.md:9: Could not parse: Unexpected token',
    },
    {
      given: {reason: 'Expected a closing tag for `<Advanced>` (62:1-62:11)'},
      message: 'docs/intro.md:62: Expected a closing tag for `<Advanced>` (62:1-62:11)',
    },
    {given: {reason: 'Could not parse'}, message: 'docs/intro.md:1: Could not parse'},
  ])('is in one line if MDX cannot parse the page: $message', async ({given, message}) => {
    await expect(compiling({ruleId: 'r', ...given})).rejects.toHaveProperty(
      'stack',
      `Error: ${message}`,
    );
  });

  it('is the mistake that a component reports', async () => {
    const mistake = authorError('docs/intro.md:4: there is no component <Figure>');
    await expect(compiling(mistake)).rejects.toBe(mistake);
  });

  it('is whole if a program is at fault', async () => {
    const cause = new TypeError('x is not a function');
    await expect(compiling(cause)).rejects.toHaveProperty('cause', cause);
  });
});
