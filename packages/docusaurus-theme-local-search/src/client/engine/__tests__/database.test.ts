import {describe, expect, it} from 'vitest';
import type {HeadingsFile} from '../../../headingsFile';
import {loadStemmer} from '../../../server/languages';
import {makeIndex} from '../../../server/makeIndex';
import type {TextFile, WordsFile} from '../../../shared';
import {openDatabase} from '../../../__tests__/__fixtures__/openIndex';
import type {Database, Found} from '../database';

const page = (path: string, content: string) =>
  ({
    path,
    title: path.slice(1),
    category: 'default',
    breadcrumbs: [],
    sections: [{anchor: '', heading: path.slice(1), content}],
  }) as const;

describe('a search that is repeated', () => {
  const pages = [page('/walrus', 'An otter.'), page('/otter', 'Some heaps.')];
  const {parts} = makeIndex('current', pages, loadStemmer('english'));
  const words = parts.get('words-0') as WordsFile;
  const pathsOf = (database: Database, {hits}: Found) =>
    hits.map(({document}) => database.documents.get(document).path);
  const open = () => openDatabase(parts.get('headings') as HeadingsFile, 1);

  it('finds more after missing words were added', () => {
    const database = open();
    expect(pathsOf(database, database.find('otter'))).toEqual(['/otter']);
    database.addWords(0, words);
    expect(pathsOf(database, database.find('otter'))).toEqual(['/otter', '/walrus']);
  });

  it('finds the same, at once, after texts were added', () => {
    const database = open();
    database.addWords(0, words);
    const found = database.find('otter');
    database.addTexts(0, parts.get('text-0') as TextFile);
    expect(database.find('otter')).toBe(found);
    expect(pathsOf(database, database.find('heap'))).toEqual(['/otter']);
    expect(database.parts.missing).toEqual([]);
  });
});
