import {expect, it} from 'vitest';
import {openDatabase} from '../../../__tests__/__fixtures__/openIndex';
import {packHeadings} from '../../../headingsFile';
import {indexFormat} from '../../../shared';

it('a text beyond the sections of its page, as in a damaged file, is not the text of another page', () => {
  const page = (path: string) => ({
    path,
    title: path,
    category: 'default' as const,
    breadcrumbs: [],
    sections: [''],
  });
  const database = openDatabase(
    packHeadings({
      version: 'current',
      pages: [page('/a'), page('/b')],
      lengths: '##',
      pagesOfTexts: [2],
    }),
    1,
  );
  database.addTexts(0, {format: indexFormat, pages: [['About a', 'More']]});
  expect([1, 2].map((document) => database.documents.get(document).content)).toEqual([
    'About a',
    '',
  ]);
});
