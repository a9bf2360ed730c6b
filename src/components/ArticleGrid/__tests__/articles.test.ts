import fs from 'node:fs';
import path from 'node:path';
import {expect, it, vi} from 'vitest';
import {readProblem} from '@site/src/plugins/listings/server/problems';
import {articles} from '../articles';

vi.mock('@docusaurus/Translate', () => ({translate: ({message}: {message: string}) => message}));

const articleDir = 'docs/data-structures-and-algorithms/array';

it('has a card for every article', () => {
  const files = fs.readdirSync(articleDir).map((file) => path.parse(file).name);
  expect(articles.map(({id}) => id).sort()).toEqual(files.sort());
});

it.each(articles)('shows the bounds of a listing of $id', ({id, listing}) => {
  const {data} = readProblem('listings', id);
  expect(data.listings.map(({file}) => file)).toContain(listing);
});
