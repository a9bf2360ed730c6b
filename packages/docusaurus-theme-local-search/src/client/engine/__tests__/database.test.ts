import {describe, expect, it} from 'vitest';
import type {HeadingsFile} from '../../../headingsFile';
import {loadStemmer} from '../../../server/languages';
import {makeIndex} from '../../../server/makeIndex';
import type {TextFile, WordsFile} from '../../../shared';
import {Database} from '../database';

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
  const open = () => new Database(parts.get('headings') as HeadingsFile, 1);
  const pathsIn = ({hits}: ReturnType<Database['find']>) => hits.map(({entry}) => entry.path);

  it('finds more after missing words were added', () => {
    const database = open();
    expect(pathsIn(database.find('otter'))).toEqual(['/otter']);
    database.addWords(0, words);
    expect(pathsIn(database.find('otter'))).toEqual(['/otter', '/walrus']);
  });

  it('finds the same, at once, after texts were added', () => {
    const database = open();
    database.addWords(0, words);
    const found = database.find('otter');
    database.addTexts(0, parts.get('text-0') as TextFile);
    expect(database.find('otter')).toBe(found);
    expect(pathsIn(database.find('heap'))).toEqual(['/otter']);
    expect(database.parts.missing).toEqual([]);
  });
});
