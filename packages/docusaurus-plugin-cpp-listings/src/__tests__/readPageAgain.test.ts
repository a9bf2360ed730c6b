import {expect, it} from 'vitest';
import readPageAgain from '../readPageAgain.cjs';

it('watches the folders of a page, and waits for those that do not exist', () => {
  const watched: string[] = [];
  const awaited: string[] = [];
  const loader = {
    resourcePath: '/site/docs/intro.md',
    getOptions: () => ({foldersOf: () => [__dirname, `${__dirname}/missing`]}),
    addContextDependency: (folder: string) => watched.push(folder),
    addMissingDependency: (folder: string) => awaited.push(folder),
  };
  expect(readPageAgain.call(loader, 'Text')).toBe('Text');
  expect({watched, awaited}).toEqual({watched: [__dirname], awaited: [`${__dirname}/missing`]});
});
