import {expect, it} from 'vitest';
import {readEntries} from '../push/readEntries';
import {buildSite} from './__fixtures__/builtSite';

const contentOf = (...permalinks: readonly string[]) => ({
  'docusaurus-plugin-content-pages': {
    default: permalinks.map((permalink) => ({type: 'jsx', permalink, source: '@site/a.tsx'})),
  },
});

const pathsOf = (outDir: string) => readEntries(outDir).map(({path}) => path);

it('a page whose address has encoded letters is read from the file with these letters', async () => {
  const {outDir} = await buildSite(contentOf('/base/gr%C3%B6%C3%9Fe'), {
    'größe/index.html': '<main>Text.</main>',
  });
  expect(pathsOf(outDir)).toEqual(['/base/gr%C3%B6%C3%9Fe']);
});

it.each([
  [false, ['/base/shown']],
  [true, ['/base/hidden', '/base/shown']],
])(
  'a page that asks search engines not to index it is searched only if the whole site asks that: %s',
  async (noIndex, paths) => {
    const hidden = '<head><meta name="robots" content="noindex"></head><main>Text.</main>';
    const {outDir} = await buildSite(
      contentOf('/base/hidden', '/base/shown'),
      {'hidden/index.html': hidden, 'shown/index.html': '<main>Text.</main>'},
      {noIndex},
    );
    expect(pathsOf(outDir)).toEqual(paths);
  },
);
