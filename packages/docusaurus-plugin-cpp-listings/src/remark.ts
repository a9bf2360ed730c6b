import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import {articleOf, isCountedWhole} from './model/article';
import {countKey, inputKinds, measures} from './model/costs';
import {
  checkedModule,
  citedSpeedsModule,
  costsFolder,
  costsModule,
  countsModule,
  huntsModule,
  liveFolder,
  liveModule,
  listingModule,
  moduleSpecifier,
  problemModule,
  speedFolder,
  speedModule,
} from './content/moduleNames';
import {defaultRegion, ownerOf, starterFile, type Owner} from './content/listings';
import {findProblems, findSources, readProblem} from './content/readsOfPage';
import {cutRegion} from './content/regions';
import {readSource, shownPath} from './content/sourceFile';
import {readStarter} from './content/starters';
import {
  attribute,
  choice,
  componentOf,
  flag,
  required,
  requireAttributes,
  requireContent,
  type JsxElement,
} from './markdown/attributes';
import {authorsError} from './markdown/authorsError';
import {articleOfPage, readCitation} from './markdown/citations';
import {elementsInCode} from './markdown/elementsInCode';
import {validateFolder, type FolderOptions} from './options';

export {cutRegion, type Region} from './content/regions';
export type {SourceFile} from './content/sourceFile';
export {componentOf, required, requireAttributes, requireContent} from './markdown/attributes';
export {authorsError} from './markdown/authorsError';
export type {FolderOptions} from './options';

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;
type Expression = Extract<Program['body'][number], {type: 'ExpressionStatement'}>['expression'];

/** What authors may write in each component. */
const attributesOf: Readonly<Record<string, readonly string[]>> = {
  Approaches: ['problem'],
  ArrayFigure: ['rows', 'caption'],
  Checked: ['problem'],
  Complexity: ['problem'],
  Constraints: ['problem'],
  Count: ['file', 'n', 'measure', 'inputs'],
  EdgeCases: ['problem'],
  Examples: ['problem'],
  Exercise: ['problem'],
  Listing: ['file', 'region', 'bare', 'folded'],
  Measured: ['faster', 'than', 'n', 'inputs', 'atLeast', 'atMost', 'problem'],
  Pitfall: ['file', 'region'],
  Printed: ['file', 'row', 'under', 'column'],
  Race: ['problem'],
  Solution: [],
};

const componentNames = Object.keys(attributesOf);
const withoutData = new Set(['ArrayFigure', 'Solution']);
const isGivenData = (name: string) => name in attributesOf && !withoutData.has(name);

/** The components that show a listing, each by its `file` and `region`. */
const listingComponents = new Set(['Listing', 'Pitfall', 'Printed']);

/** The components whose errors name the place where they stand. */
const placedComponents = new Set(['ArrayFigure', 'Count', 'Measured', 'Printed']);

/** The components that show part of a problem, each by its `problem`. */
const problemComponents = new Set([
  'Approaches',
  'Constraints',
  'EdgeCases',
  'Examples',
  'Exercise',
]);

const orNone = (names: readonly string[]) => names.join(', ') || 'none';

/** What an author is told who names a file that is none of the sources. */
function missingListing(file: string, listingsDir: string, sources: readonly string[]): string {
  const shown = shownPath(listingsDir, file);
  if (file.endsWith('.cpp') && fs.existsSync(path.join(listingsDir, file))) {
    return `${shown} is not for pages`;
  }
  const name = path.posix.basename(file);
  const namesakes = sources.filter((source) => path.posix.basename(source) === name);
  const folder = `${path.posix.dirname(file)}/`;
  const neighbours = sources.filter((source) => source.startsWith(folder));
  const [what, near] =
    neighbours.length > 0 || namesakes.length === 0
      ? ['files in that folder', neighbours]
      : ['files of that name', namesakes];
  return `there is no ${shown}; ${what}: ${orNone(near)}`;
}

/** The data module of a listing's region; the file and region must exist. */
function listingFor(element: JsxElement, listingsDir: string): string {
  const file = required(element, 'file', 'rotate-array/reversal.cpp');
  const region = attribute(element, 'region') ?? defaultRegion;
  const sources = findSources(listingsDir);
  if (!sources.includes(file)) {
    throw new Error(missingListing(file, listingsDir, sources));
  }
  cutRegion(readSource(listingsDir, file), region);
  return listingModule(file, region);
}

/** The data module of a problem, which must exist. */
function problemFor(element: JsxElement, listingsDir: string): string {
  const id = required(element, 'problem', 'rotate-array');
  const problems = findProblems(listingsDir);
  if (!problems.includes(id)) {
    const file = shownPath(listingsDir, `${id}/problem.yaml`);
    throw new Error(`there is no ${file}; problems: ${orNone(problems)}`);
  }
  return problemModule(id);
}

/** The data module of the counts that a `<Count>` is from, and the name of its own. */
function countFor(element: JsxElement, listingsDir: string): {module: string; key: string} {
  const file = required(element, 'file', 'rotate-array/reversal.cpp');
  const n = required(element, 'n', '1024');
  if (!/^[1-9]\d*$/.test(n)) {
    throw new Error(`<Count> needs n as digits, n="1024", and not ${n}`);
  }
  const measure = choice(element, 'measure', measures);
  const inputs = choice(element, 'inputs', inputKinds);
  const article = articleOf(file);
  const problems = findProblems(listingsDir)
    .filter((id) => articleOf(id) === article)
    .map((id) => readProblem(listingsDir, id).data);
  const owner = ownerOf(file, problems);
  if (!owner?.approach) {
    const all = problems.flatMap(({id, listings}) => listings.map((each) => `${id}/${each.file}`));
    throw new Error(
      `${shownPath(listingsDir, file)} is no counted listing; those of that article: ${orNone(all)}`,
    );
  }
  return {
    module: countsModule(owner.problem.id),
    key: countKey(owner.approach.file, measure, n, inputs),
  };
}

/** `name={data["…"]}`: the bundler keeps what is named so of the data and no more. */
function memberAttribute(name: string, local: string, key: string): MdxJsxAttribute {
  const raw = JSON.stringify(key);
  return expressionAttribute(name, `${local}[${raw}]`, {
    type: 'MemberExpression',
    object: {type: 'Identifier', name: local},
    property: {type: 'Literal', value: key, raw},
    computed: true,
    optional: false,
  });
}

/** What MDX makes of the import of a module's default export. */
export function importOf(local: string, specifier: string): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: `import ${local} from '${specifier}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            source: {type: 'Literal', value: specifier, raw: JSON.stringify(specifier)},
            specifiers: [
              {type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: local}},
            ],
          },
        ],
      },
    },
  };
}

function expressionAttribute(name: string, value: string, expression: Expression): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression}],
        },
      },
    },
  };
}

/** `name={local}`. */
const localAttribute = (name: string, local: string) =>
  expressionAttribute(name, local, {type: 'Identifier', name: local});

const textAttribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

/** The problems whose speeds a page shows in a table. */
function racesOf(tree: Root): Set<string> {
  const problems = new Set<string>();
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const element = node as JsxElement;
    const problem = element.attributes.find((each) => 'name' in each && each.name === 'problem');
    if (element.name === 'Race' && typeof problem?.value === 'string') {
      problems.add(problem.value);
    }
  });
  return problems;
}

/** What a component shows that readers can run, an approach or a pitfall, if it shows one. */
function ownerFor(element: JsxElement, listingsDir: string): Owner | undefined {
  const file = attribute(element, 'file');
  if (flag(element, 'bare') || file === undefined) {
    return undefined;
  }
  const owners = findProblems(listingsDir).filter((id) => file.startsWith(`${id}/`));
  return ownerOf(
    file,
    owners.map((id) => readProblem(listingsDir, id).data),
  );
}

/** The file of a `<Pitfall>`, which must be one. */
function pitfallFor(element: JsxElement, listingsDir: string): string {
  const file = required(element, 'file', 'rotate-array/pitfalls/one-short.cpp');
  const owner = ownerFor(element, listingsDir);
  if (!owner?.pitfall) {
    const {id = articleOf(file), pitfalls = []} = owner?.problem ?? {};
    throw new Error(
      `${shownPath(listingsDir, file)} is no pitfall of ${shownPath(listingsDir, `${id}/problem.yaml`)}; ` +
        `pitfalls: ${orNone(pitfalls.map((pitfall) => pitfall.file))}`,
    );
  }
  return file;
}

/** The solution of an `<Exercise>`, which must have starting code too. */
function solutionOf(element: JsxElement, listingsDir: string): string {
  const id = required(element, 'problem', 'rotate-array/practice-turned-by');
  if (readStarter(listingsDir, id) === undefined) {
    throw new Error(
      `there is no ${shownPath(listingsDir, `${id}/${starterFile}`)}; ` +
        'create it with what a reader begins with',
    );
  }
  return `${id}/${readProblem(listingsDir, id).data.listings[0]?.file ?? ''}`;
}

/** The module with the runs that a component fetches, if it fetches any. */
function runsOf(element: JsxElement, listingsDir: string): string | undefined {
  const file = attribute(element, 'file') ?? '';
  switch (element.name) {
    case 'Listing':
      return ownerFor(element, listingsDir)?.approach && liveModule(file);
    case 'Pitfall':
      return huntsModule(pitfallFor(element, listingsDir));
    case 'Exercise':
      return liveModule(solutionOf(element, listingsDir));
    default:
      return undefined;
  }
}

/**
 * A remark plugin that gives `<Listing file="…" />` and its kin their data: it
 * adds an import of the data module that this plugin makes, and passes it on as
 * `data`; to a listing that readers can run and to an exercise, also what fetches the
 * run, as `live`.
 * It reads no listing's text into the page, so that a changed listing is
 * the bundler's business and is never stale.
 *
 * @param options the plugin's own `folder`, in the folder that the site is built from.
 * @throws Error naming the page, the line and the fix when the listing, region
 * or problem does not exist.
 */
export function remarkListings(options: FolderOptions = {}) {
  const listingsDir = path.resolve(validateFolder('remarkListings', options));
  if (!fs.existsSync(listingsDir)) {
    throw new Error(`remarkListings: there is no folder ${path.basename(listingsDir)}/`);
  }
  const siteDir = path.dirname(listingsDir);
  return (tree: Root, file: {path: string}): void => {
    const imports = new Map<string, string>();
    const localOf = (moduleName: string) => {
      const local = imports.get(moduleName) ?? `listingData${imports.size}`;
      imports.set(moduleName, local);
      return local;
    };
    /** Gives a `<Measured>` what it cites. */
    const cite = (element: JsxElement): void => {
      const {problem, faster, than, row} = readCitation(
        element,
        file.path,
        findProblems(listingsDir),
        (id) => readProblem(listingsDir, id).data,
      );
      const local = localOf(citedSpeedsModule(problem));
      element.attributes.push(
        memberAttribute('fasterSpeed', local, faster),
        memberAttribute('slowerSpeed', local, than),
        memberAttribute('fault', local, 'fault'),
      );
      if (problem === articleOfPage(file.path)) {
        if (!racesOf(tree).has(problem)) {
          throw new Error(
            `<Measured> links to the table of <Race problem="${problem}" />, which this page lacks`,
          );
        }
        element.attributes.push(textAttribute('row', row));
      }
    };
    const fill = (element: JsxElement, place: string): void => {
      const name = componentOf(element, componentNames);
      if (name === undefined) {
        return;
      }
      requireAttributes(element, attributesOf[name] ?? []);
      if (name === 'Printed') {
        required(element, 'row', 'steps:');
      } else if (name === 'Solution') {
        requireContent(element, 'a <Listing>');
      }
      if (placedComponents.has(name)) {
        element.attributes.push(textAttribute('place', place));
      }
      if (name === 'Count') {
        const {module, key} = countFor(element, listingsDir);
        element.attributes.push(memberAttribute('value', localOf(module), key));
      } else if (name === 'Complexity' || name === 'Race') {
        problemFor(element, listingsDir);
        const id = required(element, 'problem', 'rotate-array');
        if (!isCountedWhole(id)) {
          throw new Error(`<${name}> draws an article's own problem, not a variant: ${id}`);
        }
        element.attributes.push(
          localAttribute('addresses', localOf(`${costsFolder}/${costsModule(id)}`)),
        );
        if (name === 'Race') {
          element.attributes.push(
            localAttribute('speeds', localOf(`${speedFolder}/${speedModule(id)}`)),
          );
        }
      } else if (name === 'Checked') {
        problemFor(element, listingsDir);
        const article = articleOf(required(element, 'problem', 'rotate-array'));
        element.attributes.push(localAttribute('data', localOf(checkedModule(article))));
      } else if (name === 'Measured') {
        cite(element);
      } else if (listingComponents.has(name)) {
        element.attributes.push(localAttribute('data', localOf(listingFor(element, listingsDir))));
      } else if (problemComponents.has(name)) {
        element.attributes.push(localAttribute('data', localOf(problemFor(element, listingsDir))));
      }
      const runs = runsOf(element, listingsDir);
      if (runs !== undefined) {
        element.attributes.push(localAttribute('live', localOf(`${liveFolder}/${runs}`)));
      }
    };
    const page = path.relative(siteDir, file.path);
    visit(tree, (node) => {
      const place = `${page}:${node.position?.start.line ?? 1}`;
      try {
        const [inCode] = elementsInCode(node).filter((name) => isGivenData(name));
        if (inCode !== undefined) {
          throw new Error(`write <${inCode}> as a part of the page; in code it is given no data`);
        }
        if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
          fill(node, place);
        }
      } catch (error) {
        throw authorsError(`${place}: ${(error as Error).message}`, error);
      }
    });
    tree.children.unshift(
      ...[...imports].map(([moduleName, local]) => importOf(local, moduleSpecifier(moduleName))),
    );
  };
}
