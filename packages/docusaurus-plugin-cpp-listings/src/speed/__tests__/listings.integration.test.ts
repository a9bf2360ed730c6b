import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {findProblems, readProblem} from '../../content/problems';
import {attribute, type JsxElement} from '../../markdown/attributes';
import {readCitation} from '../../markdown/citations';
import {citationError, type SpeedData} from '../../model/speed';
import {claimError} from '../../model/speedClaim';
import {readAllSpeeds, requireFresh} from '../record';
import {citedSpeeds} from '../speedModules';

const listingsDir = path.resolve('listings');
const problems = findProblems(listingsDir);
const speeds = readAllSpeeds(
  listingsDir,
  problems.map((id) => readProblem(listingsDir, id).data),
  'npm run bench:listings --',
);

interface Found {
  readonly element: JsxElement;
  readonly page: string;
  readonly place: string;
}

/** Blanks out the front matter, so that the other lines keep their numbers. */
const withoutFrontMatter = (text: string) =>
  text.replace(/^---\n[\s\S]*?\n---\n/, (matter) => matter.replaceAll(/[^\n]/g, ''));

/** The elements of all pages; some of them show or cite speeds. */
const found: readonly Found[] = ['docs', 'blog', 'src/pages'].flatMap((folder) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join(folder, file))
    .flatMap((page) => {
      const text = withoutFrontMatter(fs.readFileSync(page, 'utf8'));
      const tree: Root = unified().use(remarkParse).use(remarkMdx).parse(text);
      const elements: Found[] = [];
      visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
        const element = node as JsxElement;
        elements.push({element, page, place: `${page}:${element.position?.start.line}`});
      });
      return elements;
    }),
);

const named = (name: string) => found.filter(({element}) => element.name === name);

function faultOf({element, page, place}: Found): string[] {
  const citation = readCitation(element, page, problems, (id) => readProblem(listingsDir, id).data);
  const data: SpeedData = speeds.get(citation.problem) ?? {approaches: []};
  const cited = citedSpeeds(data);
  const fault =
    citationError(data) ??
    claimError(citation, cited[citation.faster]?.speed, cited[citation.than]?.speed);
  return fault === undefined ? [] : [`${place}: ${fault}`];
}

describe('the recorded speeds of the articles', () => {
  it('are of the current listings', () => {
    expect(() => requireFresh(speeds)).not.toThrow();
  });

  it('exist for each race that a page shows', () => {
    const races = named('Race');
    expect(races.length).toBeGreaterThan(0);
    const faults = races.flatMap(({element, place}) => {
      const fault = speeds.get(attribute(element, 'problem') ?? '')?.fault;
      return fault === undefined ? [] : [`${place}: ${fault}`];
    });
    expect(faults).toEqual([]);
  });

  it('agree with the sentences of the pages that cite them', () => {
    const citations = named('Measured');
    expect(citations.length).toBeGreaterThan(0);
    expect(citations.flatMap(faultOf)).toEqual([]);
  });
});
