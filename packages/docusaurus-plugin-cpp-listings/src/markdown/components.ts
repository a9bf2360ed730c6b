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
import {findProblems, readProblem} from '../content/readsOfPage';
import {localAttribute, memberAttribute, textAttribute} from './attributeNodes';
import {flag, required, requireContent, type JsxElement} from './attributes';
import {articleOfPage, readCitation, requireRace} from './citations';
import {
  countNamed,
  listingNamed,
  ownerOfFile,
  pitfallNamed,
  problemNamed,
  solutionNamed,
  wholeProblemNamed,
} from './namedContent';

/** The page of an element, its place there, and the page's imports. */
interface Surroundings {
  readonly listingsDir: string;
  /** The file of the page. */
  readonly page: string;
  readonly tree: Root;
  /** The page and the line, for the errors that a component throws. */
  readonly place: string;
  /** Adds an import of a module to the page, and returns the module's name there. */
  readonly localOf: (moduleName: string) => string;
}

type Fill = (element: JsxElement, surroundings: Surroundings) => readonly MdxJsxAttribute[];

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
}

const placeOf = ({place}: Surroundings) => textAttribute('place', place);

const data = (moduleName: string, {localOf}: Surroundings) =>
  localAttribute('data', localOf(moduleName));

/** Returns the attribute with which a component fetches its runs. */
const live = (moduleName: string, {localOf}: Surroundings) =>
  localAttribute('live', localOf(`${liveFolder}/${moduleName}`));

const addresses = (id: string, {localOf}: Surroundings) =>
  localAttribute('addresses', localOf(`${costsFolder}/${costsModule(id)}`));

const listingData: Fill = (element, around) => [
  data(listingNamed(element, around.listingsDir), around),
];

const problemData: Fill = (element, around) => [
  data(problemModule(problemNamed(element, around.listingsDir)), around),
];

/** A component that shows part of a problem. */
const partOfProblem: Component = {attributes: ['problem'], fill: problemData};

/** The components for Markdown, by their names. */
export const components: Readonly<Record<string, Component>> = {
  Approaches: partOfProblem,
  ArrayFigure: {
    attributes: ['rows', 'caption'],
    fill: (_, around) => [placeOf(around)],
    isAllowedInCode: true,
  },
  Checked: {
    attributes: ['problem'],
    fill: (element, around) => [
      data(checkedModule(articleOf(problemNamed(element, around.listingsDir))), around),
    ],
  },
  Complexity: {
    attributes: ['problem'],
    fill: (element, around) => [addresses(wholeProblemNamed(element, around.listingsDir), around)],
  },
  Constraints: partOfProblem,
  Count: {
    attributes: ['file', 'n', 'measure', 'inputs'],
    fill(element, around) {
      const {module, key} = countNamed(element, around.listingsDir);
      return [placeOf(around), memberAttribute('value', around.localOf(module), key)];
    },
  },
  EdgeCases: partOfProblem,
  Examples: partOfProblem,
  Exercise: {
    attributes: ['problem'],
    fill: (element, around) => [
      ...problemData(element, around),
      live(liveModule(solutionNamed(element, around.listingsDir)), around),
    ],
  },
  Listing: {
    attributes: ['file', 'region', 'bare', 'folded'],
    fill(element, around) {
      const given = listingData(element, around);
      const file = required(element, 'file', 'rotate-array/reversal.cpp');
      const canRun =
        !flag(element, 'bare') && ownerOfFile(file, around.listingsDir)?.approach !== undefined;
      return canRun ? [...given, live(liveModule(file), around)] : given;
    },
  },
  Measured: {
    attributes: ['faster', 'than', 'n', 'inputs', 'atLeast', 'atMost', 'problem'],
    fill(element, around) {
      const {listingsDir, page, tree, localOf} = around;
      const {problem, faster, than, row} = readCitation(
        element,
        page,
        findProblems(listingsDir),
        (id) => readProblem(listingsDir, id).data,
      );
      const speeds = localOf(citedSpeedsModule(problem));
      const cited = [
        placeOf(around),
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
    fill: (element, around) => [
      ...listingData(element, around),
      live(huntsModule(pitfallNamed(element, around.listingsDir)), around),
    ],
  },
  Printed: {
    attributes: ['file', 'row', 'under', 'column'],
    fill(element, around) {
      required(element, 'row', 'steps:');
      return [placeOf(around), ...listingData(element, around)];
    },
  },
  Race: {
    attributes: ['problem'],
    fill(element, around) {
      const id = wholeProblemNamed(element, around.listingsDir);
      return [
        addresses(id, around),
        localAttribute('speeds', around.localOf(`${speedFolder}/${speedModule(id)}`)),
      ];
    },
  },
  Solution: {
    attributes: [],
    fill(element) {
      requireContent(element, 'a <Listing>');
      return [];
    },
    isAllowedInCode: true,
  },
};
