import {gzipSync} from 'node:zlib';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {indexFormat, indexName} from '../../shared';
import {IndexError} from '../errors';
import {openGunzipStream} from '../gunzipStream';
import {HeadingsLoader} from '../headingsLoader';
import {gzip} from '../textReader';

const header = {
  format: indexFormat,
  version: 'current',
  paths: ['/otter', '/walrus'],
  categories: ['default', 'default'],
  breadcrumbs: [['Array'], []],
  lengths: '*#)',
  sections: ['##', '%'],
  pagesOfTexts: [2],
};
const lines = [header, [['Otter', '', 'Größe']], [['Walrus']]];

const textOf = (content: readonly unknown[]) =>
  content.map((line) => `${JSON.stringify(line)}\n`).join('');
const zip = (text: string) => new Uint8Array(gzipSync(text));

const folder = '/search-index/';
const index = indexName('current', 'hash', {words: 1, texts: 1});

/** Loads a file that arrives in pieces of this many bytes. */
async function load(bytes: Uint8Array<ArrayBuffer>, size = bytes.length || 1) {
  const loader = new HeadingsLoader(folder, index);
  for (let from = 0; from < bytes.length; from += size) {
    loader.add(bytes.slice(from, from + size));
  }
  return loader.end();
}

afterEach(() => vi.restoreAllMocks());

describe('the first file', () => {
  const expectWhole = async (...file: Parameters<typeof load>) => {
    const {database, ...place} = await load(...file);
    expect(place).toEqual({folder, index});
    expect([1, 2, 3].map((document) => database.documents.get(document))).toMatchObject([
      {heading: 'Otter', path: '/otter'},
      {heading: 'Größe', path: '/otter#gre'},
      {heading: 'Größe', path: '/walrus#gre'},
    ]);
  };

  it.each([1, 7, 1000])('is read in pieces of %d bytes', async (size) => {
    await expectWhole(zip(textOf(lines)), size);
  });

  it('is read in pieces if the browser has already decompressed it', async () => {
    await expectWhole(new TextEncoder().encode(textOf(lines)), 1);
  });

  it('is read if the browser has no DecompressionStream', async () => {
    vi.spyOn(gzip, 'open').mockImplementation(openGunzipStream);
    await expectWhole(zip(textOf(lines)), 50);
  });

  it('that is cut off is rejected if the browser has no DecompressionStream', async () => {
    vi.spyOn(gzip, 'open').mockImplementation(openGunzipStream);
    await expect(load(zip(textOf(lines)).slice(0, -20), 50)).rejects.toThrow(IndexError);
  });

  it('is read if there are no pages', async () => {
    const none = {...header, paths: [], categories: [], breadcrumbs: [], lengths: '', sections: []};
    const {database} = await load(zip(textOf([none])));
    expect(database.find('otter').hits).toEqual([]);
  });

  it('is read line by line as it arrives', () => {
    const loader = new HeadingsLoader(folder, index);
    const add = (text: string) => loader.add(new TextEncoder().encode(text));
    add(textOf([header]));
    add('[["Otter", ""]');
    expect(() => add(', 5]\n')).toThrow(/has no pages/);
  });

  it.each([
    ['cut off', zip(textOf(lines)).slice(0, 40), /is damaged\./],
    ['without its last line', zip(textOf(lines.slice(0, 2))), /has no pages/],
    ['cut off, and decompressed by the browser', textOf(lines).slice(0, -20), /is damaged\./],
    ['empty', '', /is damaged\./],
    ['a page of HTML', '<!doctype html><p>Not found', /is damaged\./],
    ['of an older format', JSON.stringify({...header, format: 4}), /has format 4/],
    ['of an older format, and compressed', zip(textOf([{...header, format: 4}])), /has format 4/],
    ['without a format', textOf([{...header, format: undefined}]), /not a search index/],
    ['null', 'null', /not a search index/],
    ['a number', '5\n', /not a search index/],
    ['with null as a path', textOf([{...header, paths: [null]}]), /has no pages/],
    ['without paths', textOf([{...header, paths: undefined}]), /has no pages/],
    ['without categories', textOf([{...header, categories: undefined}]), /has no pages/],
    ['without breadcrumbs', textOf([{...header, breadcrumbs: 5}]), /has no pages/],
    ['without lengths', textOf([{...header, lengths: undefined}]), /has no pages/],
    ['without the numbers of pages', textOf([{...header, pagesOfTexts: ['1']}]), /has no pages/],
    ['without sections', textOf([{...header, sections: undefined}]), /has no pages/],
    ['with a page that is none', textOf([header, [5]]), /has no pages/],
    ['with a number as a title', textOf([header, [[1]]]), /has no pages/],
    ['with null as a heading', textOf([header, [['A', null]]]), /has no pages/],
    ['with a heading of a number', textOf([header, [['A', ['a', 1]]]]), /has no pages/],
    ['with a heading that is none', textOf([header, [['A', ['a']]]]), /has no pages/],
  ])('that is %s is rejected', async (_, file, message) => {
    const bytes = typeof file === 'string' ? new TextEncoder().encode(file) : file;
    await expect(load(bytes, 30)).rejects.toThrow(message);
    await expect(load(bytes, 30)).rejects.toThrow(IndexError);
  });
});
