import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {answerQuery} from '../../../packages/docusaurus-theme-local-search/src/client/engine/answerQuery';
import {EntryTokens} from '../../../packages/docusaurus-theme-local-search/src/client/engine/entryTokens';
import {HeadingsLoader} from '../../../packages/docusaurus-theme-local-search/src/client/headingsLoader';
import {addPart} from '../../../packages/docusaurus-theme-local-search/src/client/partLoader';
import {partFile, type Part} from '../../../packages/docusaurus-theme-local-search/src/shared';
import {judgedResults, rankOf, relevanceOf, type JudgedQuery} from '../relevance';

const folder = path.resolve('build/search-index');
const readQueries = (file: string) =>
  JSON.parse(
    fs.readFileSync(path.resolve('benchmarks/search', file), 'utf8'),
  ) as readonly JudgedQuery[];

/** Opens the index of the built site, which `npm run build` makes, as a browser does. */
async function openBuiltIndex() {
  const ending = '.headings.json.gz';
  const file = fs
    .readdirSync(folder)
    .find((name) => name.startsWith('current.') && name.endsWith(ending));
  if (file === undefined) {
    throw new Error(`${folder} contains no search index. Run \`npm run build\` first.`);
  }
  const index = file.replace(ending, '');
  const read = (part: Part) =>
    new Uint8Array(fs.readFileSync(path.join(folder, partFile(index, part))));
  const headings = new HeadingsLoader(folder, index);
  headings.add(read('headings'));
  const {database} = await headings.end();
  const entryTokens = new EntryTokens();
  return async (query: string) => {
    for (;;) {
      const question = {query, pages: judgedResults, sectionsPerPage: 3};
      const {pages, isComplete} = answerQuery(database, entryTokens, question);
      if (isComplete) {
        return pages.flatMap(({sections}) => sections.map(({path: address}) => address));
      }
      for (const part of database.parts.missing) {
        await addPart(database, part, read(part));
      }
    }
  };
}

describe('the search of the built site', async () => {
  const results = await openBuiltIndex();

  it.each([
    ['queries.json', 80, 0.98],
    // Harder, because they were written without a look at the results.
    ['blindQueries.json', 78, 0.9],
    ['secondBlindQueries.json', 80, 0.85],
    ['thirdBlindQueries.json', 60, 0.76],
    ['fourthBlindQueries.json', 48, 0.77],
    ['fifthBlindQueries.json', 54, 0.79],
  ])('ranks the results that readers mean first: %s', async (file, count, least) => {
    const queries = readQueries(file);
    const ranks: number[] = [];
    for (const query of queries) {
      ranks.push(rankOf(query, await results(query.query)));
    }
    const missed = queries.filter((_, i) => ranks[i] !== 1).map(({query}) => query);
    expect(queries.length).toBeGreaterThanOrEqual(count);
    expect(relevanceOf(ranks).meanReciprocalRank, JSON.stringify(missed)).toBeGreaterThanOrEqual(
      least,
    );
  });
});
