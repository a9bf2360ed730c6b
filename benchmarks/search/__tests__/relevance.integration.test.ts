import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {answerQuery} from '../../../packages/docusaurus-theme-local-search/src/client/engine/answerQuery';
import {Database} from '../../../packages/docusaurus-theme-local-search/src/client/engine/database';
import {EntryTokens} from '../../../packages/docusaurus-theme-local-search/src/client/engine/entryTokens';
import {
  readHeadings,
  readTexts,
} from '../../../packages/docusaurus-theme-local-search/src/client/readIndexFile';
import {judgedResults, rankOf, relevanceOf, type JudgedQuery} from '../relevance';

const folder = path.resolve('build/search-index');
const queries = JSON.parse(
  fs.readFileSync(path.resolve('benchmarks/search/queries.json'), 'utf8'),
) as JudgedQuery[];

/** The index of the built site: `npm run build` makes it. */
async function loadBuiltIndex(): Promise<Database> {
  const [first = 'npm run build comes first'] = fs
    .readdirSync(folder)
    .filter((file) => file.startsWith('current.headings.'));
  const read = (file: string) => new Uint8Array(fs.readFileSync(path.join(folder, file)));
  const headings = await readHeadings(read(first));
  const database = new Database(headings);
  for (const {file} of headings.texts) {
    const {firstPage, pages} = await readTexts(read(file));
    pages.forEach((texts, page) => database.addTexts(firstPage + page, texts));
  }
  return database;
}

describe('the search of the built site', async () => {
  const database = await loadBuiltIndex();
  const entryTokens = new EntryTokens();
  const results = (query: string) =>
    answerQuery(
      database,
      entryTokens,
      {query, pages: judgedResults, sectionsPerPage: 3},
      true,
    ).pages.flatMap(({sections}) => sections.map(({path: address}) => address));

  it('puts what readers mean first', () => {
    const ranks = queries.map((query) => rankOf(query, results(query.query)));
    const missed = queries.filter((_, i) => ranks[i] !== 1).map(({query}) => query);
    expect(queries.length).toBeGreaterThanOrEqual(80);
    expect(relevanceOf(ranks).meanReciprocalRank, JSON.stringify(missed)).toBeGreaterThanOrEqual(
      0.98,
    );
  });
});
