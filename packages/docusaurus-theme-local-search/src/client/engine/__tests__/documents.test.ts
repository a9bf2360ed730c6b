import {expect, it} from 'vitest';
import {packHeadings} from '../../../headingsFile';
import {Documents} from '../documents';

it('a text beyond the sections of its page, as in a damaged file, is not the text of another page', () => {
  const page = (path: string) => ({
    path,
    title: path,
    category: 'default' as const,
    breadcrumbs: [],
    sections: [''],
  });
  const documents = new Documents(
    packHeadings({
      version: 'current',
      pages: [page('/a'), page('/b')],
      lengths: '##',
      pagesOfTexts: [2],
    }),
  );
  documents.setTexts(0, ['About a', 'More']);
  expect([1, 2].map((document) => documents.get(document).content)).toEqual(['About a', '']);
});
