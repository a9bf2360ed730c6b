import type {Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {articleOf} from '../model/article';
import {
  checkedModule,
  citedSpeedsModule,
  costsFolder,
  costsModule,
  huntsModule,
  liveFolder,
  liveModule,
  problemModule,
  speedFolder,
  speedModule,
} from '../content/moduleNames';
import {findProblems, readProblem} from '../content/cachedReads';
import {localAttribute, memberAttribute, textAttribute} from './attributeNodes';
import {flag, required, requireContent, type JsxElement} from './attributes';
import {articleOfPage, readCitation, requireRace} from './citations';
import {
  countNamed,
  exerciseNamed,
  fileNamed,
  listingNamed,
  ownerOfFile,
  pitfallNamed,
  problemNamed,
  mainProblemNamed,
} from './namedContent';
import {requireLetters} from './boundLetters';
import {requireOnce} from './requireOnce';
import {listExercise} from './tableOfContents';

/** The page of an element, its place there, and the page's imports. */
interface PageContext {
  readonly listingsDir: string;
  /** The file of the page. */
  readonly page: string;
  readonly tree: Root;
  /** The page and the line, for the errors that a component throws. */
  readonly place: string;
  /** Adds an import of a module to the page, and returns the module's name there. */
  readonly localOf: (moduleName: string) => string;
}

type Fill = (element: JsxElement, context: PageContext) => readonly MdxJsxAttribute[];

/** The plugin's description of a component. */
interface Component {
  /** The attributes that authors may write. */
  readonly attributes: readonly string[];
  /**
   * Returns the attributes that the plugin adds.
   *
   * @throws Error when the author's are wrong.
   */
  readonly fill: Fill;
  /**
   * Whether the component works without these. Only then may it stand in code, where the plugin
   * cannot add any.
   */
  readonly isAllowedInCode?: boolean;
  /** Whether the component shows what is between its tags. */
  readonly showsContent?: boolean;
}

const placeOf = ({place}: PageContext) => textAttribute('place', place);

const data = (moduleName: string, {localOf}: PageContext) =>
  localAttribute('data', localOf(moduleName));

/** Returns the attribute with which a component fetches its runs. */
const live = (moduleName: string, {localOf}: PageContext) =>
  localAttribute('live', localOf(`${liveFolder}/${moduleName}`));

const addresses = (id: string, {localOf}: PageContext) =>
  localAttribute('addresses', localOf(`${costsFolder}/${costsModule(id)}`));

/** Requires that the page explains the bounds of all listings of a problem. */
function requireBounds(id: string, {tree, listingsDir}: PageContext): void {
  const {data: problem} = readProblem(listingsDir, id);
  requireLetters(tree, problem, problem.listings);
}

const listingData: Fill = (element, context) => [
  data(listingNamed(element, context.listingsDir), context),
];

const problemData: Fill = (element, context) => [
  data(problemModule(problemNamed(element, context.listingsDir)), context),
];

/** A component that shows part of a problem. */
const partOfProblem: Component = {attributes: ['problem'], fill: problemData};

/** The components for Markdown, by their names. */
export const components: Readonly<Record<string, Component>> = {
  Approaches: {
    attributes: ['problem'],
    fill(element, context) {
      requireBounds(problemNamed(element, context.listingsDir), context);
      return problemData(element, context);
    },
  },
  ArrayFigure: {
    attributes: ['rows', 'caption'],
    fill: (_, context) => [placeOf(context)],
    isAllowedInCode: true,
  },
  Checked: {
    attributes: ['problem'],
    fill: (element, context) => [
      placeOf(context),
      data(checkedModule(articleOf(problemNamed(element, context.listingsDir))), context),
    ],
  },
  Complexity: {
    attributes: ['problem'],
    fill(element, context) {
      const id = mainProblemNamed(element, context.listingsDir);
      requireBounds(id, context);
      return [addresses(id, context)];
    },
  },
  Constraints: partOfProblem,
  Count: {
    attributes: ['file', 'n', 'measure', 'inputs'],
    fill(element, context) {
      const {module, key} = countNamed(element, context.listingsDir);
      return [placeOf(context), memberAttribute('value', context.localOf(module), key)];
    },
  },
  EdgeCases: partOfProblem,
  Examples: partOfProblem,
  Exercise: {
    attributes: ['problem'],
    showsContent: true,
    fill(element, context) {
      const {problem, solution} = exerciseNamed(element, context.listingsDir);
      requireOnce(element, context.tree);
      listExercise(element, context.tree, problem.title);
      return [...problemData(element, context), live(liveModule(solution), context)];
    },
  },
  Listing: {
    attributes: ['file', 'region', 'bare', 'folded'],
    fill(element, context) {
      const given = listingData(element, context);
      const file = fileNamed(element, context.listingsDir);
      // Read even where it changes nothing, because a wrong value is an error.
      flag(element, 'folded');
      const owner = ownerOfFile(file, context.listingsDir);
      if (flag(element, 'bare') || !owner?.approach) {
        return given;
      }
      requireLetters(context.tree, owner.problem, [owner.approach]);
      return [...given, live(liveModule(file), context)];
    },
  },
  Measured: {
    attributes: ['faster', 'than', 'n', 'inputs', 'atLeast', 'atMost', 'problem'],
    fill(element, context) {
      const {listingsDir, page, tree, localOf} = context;
      const {problem, faster, than, row} = readCitation(
        element,
        page,
        findProblems(listingsDir),
        (id) => readProblem(listingsDir, id).data,
      );
      const speeds = localOf(citedSpeedsModule(problem));
      const cited = [
        placeOf(context),
        memberAttribute('fasterSpeed', speeds, faster),
        memberAttribute('slowerSpeed', speeds, than),
        memberAttribute('fault', speeds, 'fault'),
      ];
      if (problem !== articleOfPage(page)) {
        return cited;
      }
      requireRace(tree, problem);
      return [...cited, textAttribute('row', row)];
    },
  },
  Pitfall: {
    attributes: ['file', 'region'],
    showsContent: true,
    fill: (element, context) => [
      ...listingData(element, context),
      live(huntsModule(pitfallNamed(element, context.listingsDir)), context),
    ],
  },
  Printed: {
    attributes: ['file', 'row', 'under', 'column'],
    fill(element, context) {
      required(element, 'row', 'steps:');
      return [placeOf(context), ...listingData(element, context)];
    },
  },
  Race: {
    attributes: ['problem'],
    fill(element, context) {
      const id = mainProblemNamed(element, context.listingsDir);
      requireOnce(element, context.tree);
      return [
        placeOf(context),
        addresses(id, context),
        localAttribute('speeds', context.localOf(`${speedFolder}/${speedModule(id)}`)),
      ];
    },
  },
  Solution: {
    attributes: [],
    showsContent: true,
    fill(element) {
      requireContent(element, 'a <Listing>');
      return [];
    },
    isAllowedInCode: true,
  },
};
