import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {ProblemData} from '../model/problem';
import {speedKey, speedRow, timedInputs, timedSizes} from '../model/speed';
import type {SpeedClaim} from '../model/speedClaim';
import {isMainProblem} from '../model/article';
import {attribute, choice, numberAttribute, required, type JsxElement} from './attributes';

/** The speeds that a `<Measured>` cites, and its claim about them. */
export interface Citation extends SpeedClaim {
  /** The problem whose record contains the speeds. */
  readonly problem: string;
  /** The id of the table row with the speeds. */
  readonly row: string;
}

/**
 * Returns the article of a page. The page's file has the same name as the folder of the article's
 * listings.
 */
export const articleOfPage = (page: string): string => path.basename(page, path.extname(page));

/** Returns the problem whose speeds an element shows; by default the page's own problem. */
function speedProblem(element: JsxElement, page: string, problems: readonly string[]): string {
  const id = attribute(element, 'problem') ?? articleOfPage(page);
  const measured = problems.filter(isMainProblem);
  if (!measured.includes(id)) {
    throw new Error(
      `<${element.name}> shows the speeds of an article's main problem, and ${id} is not one; ` +
        `set problem="…" to one of ${measured.join(', ')}`,
    );
  }
  return id;
}

/** Returns the file of the listing that an attribute names. */
function listingOf(element: JsxElement, name: string, {id, listings}: ProblemData): string {
  const file = required(element, name, listings[0]?.file ?? 'reversal.cpp');
  if (!listings.some((listing) => listing.file === file)) {
    throw new Error(
      `<Measured ${name}="${file}">: there is no such listing in ${id}; its listings: ` +
        listings.map((listing) => listing.file).join(', '),
    );
  }
  return file;
}

function timesOf(element: JsxElement): Pick<SpeedClaim, 'atLeast' | 'atMost'> {
  const atLeast = numberAttribute(element, 'atLeast');
  const atMost = numberAttribute(element, 'atMost');
  if ((atLeast === undefined) === (atMost === undefined)) {
    throw new Error(
      '<Measured> needs either atLeast={…}, the smallest factor by which "faster" is faster, or ' +
        'atMost={…}, the largest factor between the two speeds',
    );
  }
  if (!((atLeast ?? atMost ?? 0) >= 1)) {
    throw new Error('<Measured>: atLeast or atMost must be at least 1');
  }
  return {atLeast, atMost};
}

/**
 * Reads the citation of a `<Measured>`.
 *
 * @param page the file of the page with the element.
 * @param readProblem reads a problem by its id.
 * @throws Error that says what is wrong with the element and how to correct it.
 */
export function readCitation(
  element: JsxElement,
  page: string,
  problems: readonly string[],
  readProblem: (id: string) => ProblemData,
): Citation {
  const id = speedProblem(element, page, problems);
  const problem = readProblem(id);
  const faster = listingOf(element, 'faster', problem);
  const than = listingOf(element, 'than', problem);
  const n = numberAttribute(element, 'n');
  if (n === undefined || !timedSizes.includes(n)) {
    throw new Error(`<Measured>: n must be one of the measured sizes: ${timedSizes.join(', ')}`);
  }
  const inputs = choice(element, 'inputs', timedInputs);
  return {
    ...timesOf(element),
    problem: id,
    faster: speedKey(faster, inputs, n),
    than: speedKey(than, inputs, n),
    row: speedRow(id, inputs, n),
  };
}

/**
 * Requires that a page shows the table that its citations of a problem link to.
 *
 * @throws Error naming the element to add.
 */
export function requireRace(tree: Root, problem: string): void {
  const shown: unknown[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const {name, attributes} = node as JsxElement;
    if (name === 'Race') {
      shown.push(
        ...attributes.map((each) => 'name' in each && each.name === 'problem' && each.value),
      );
    }
  });
  if (!shown.includes(problem)) {
    throw new Error(
      `<Measured> links to the table of <Race problem="${problem}" />, which is not in this page; add it`,
    );
  }
}
