import {gzipSync} from 'node:zlib';
import {afterEach, expect, test, vi} from 'vitest';
import {openDatabase} from '../../__tests__/__fixtures__/openIndex';
import type {HeadingsFile} from '../../headingsFile';
import {loadStemmer} from '../../server/languages';
import {makeIndex} from '../../server/makeIndex';
import {indexName} from '../../shared';
import {PartLoader} from '../partLoader';

afterEach(() => void vi.unstubAllGlobals());

test('a part is fetched once, even if it is needed again before and after it is loaded', async () => {
  const {parts, fileCounts} = makeIndex('current', [], loadStemmer('english'));
  const asked = vi.fn(() =>
    Promise.resolve(new Response(gzipSync(JSON.stringify(parts.get('vocabulary'))))),
  );
  vi.stubGlobal('fetch', asked);
  const into = {
    database: openDatabase(parts.get('headings') as HeadingsFile, fileCounts.words),
    folder: 'https://example.org/search-index/',
    index: indexName('current', 'hash', fileCounts),
  };
  const loader = new PartLoader();
  await Promise.all([loader.load(into, 'vocabulary'), loader.load(into, 'vocabulary')]);
  await loader.load(into, 'vocabulary');
  expect(asked).toHaveBeenCalledOnce();
});
