import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import {articleOf} from './model/article';
import {countKey, inputKinds, measures} from './model/costs';
import {
  checkedModule,
  costsFolder,
  costsModule,
  countsModule,
  huntsModule,
  isCountedWhole,
  liveFolder,
  liveModule,
  listingModule,
  moduleSpecifier,
  problemModule,
} from './content/moduleNames';
import {defaultRegion, ownerOf, starterFile, type Owner} from './content/listings';
import {findProblems, findSources, readProblem} from './content/readsOfPage';
import {cutRegion} from './content/regions';
import {readSource, shownPath} from './content/sourceFile';
import {readStarter} from './content/starters';
import {validateFolder, type FolderOptions} from './options';

export type {FolderOptions} from './options';

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;
type Expression = Extract<Program['body'][number], {type: 'ExpressionStatement'}>['expression'];
type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The components that show a listing, each by its `file` and `region`. */
const listingComponents = new Set(['Listing', 'Pitfall', 'Printed']);

/** The components that show part of a problem, each by its `problem`. */
const problemComponents = new Set([
  'Approaches',
  'Constraints',
  'EdgeCases',
  'Examples',
  'Exercise',
]);

function attribute(element: JsxElement, name: string): string | undefined {
  const found = element.attributes.find(
    (candidate): candidate is MdxJsxAttribute =>
      candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

function required(element: JsxElement, name: string, example: string): string {
  const value = attribute(element, name);
  if (value === undefined) {
    throw new Error(`<${element.name}> needs ${name}="${example}"`);
  }
  return value;
}

const orNone = (names: readonly string[]) => names.join(', ') || 'none';

/** The data module of a listing's region; the file and region must exist. */
function listingFor(element: JsxElement, listingsDir: string): string {
  const file = required(element, 'file', 'rotate-array/reversal.cpp');
  const region = attribute(element, 'region') ?? defaultRegion;
  const sources = findSources(listingsDir);
  if (!sources.includes(file)) {
    const folder = `${path.posix.dirname(file)}/`;
    throw new Error(
      `there is no ${shownPath(listingsDir, file)}; files in that folder: ` +
        orNone(sources.filter((source) => source.startsWith(folder))),
    );
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

/** One of some words, by which an attribute chooses; the first when it is left out. */
function choice(element: JsxElement, name: string, words: readonly string[]): string {
  const chosen = attribute(element, name) ?? words[0] ?? '';
  if (!words.includes(chosen)) {
    throw new Error(
      `<${element.name}> has no ${name}="${chosen}"; choose one of ${words.join(', ')}`,
    );
  }
  return chosen;
}

/** The data module of the counts that a `<Count>` is from, and the name of its own. */
function countFor(element: JsxElement, listingsDir: string): {module: string; key: string} {
  const file = required(element, 'file', 'rotate-array/reversal.cpp');
  const n = required(element, 'n', '1024');
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

/** `value={counts["…"]}`: the bundler keeps the counts that are named so and no others. */
function memberAttribute(local: string, key: string): MdxJsxAttribute {
  const raw = JSON.stringify(key);
  return expressionAttribute('value', `${local}[${raw}]`, {
    type: 'MemberExpression',
    object: {type: 'Identifier', name: local},
    property: {type: 'Literal', value: key, raw},
    computed: true,
    optional: false,
  });
}

function importOf(local: string, specifier: string): MdxjsEsm {
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

/** What a component shows that readers can run, an approach or a pitfall, if it shows one. */
function ownerFor(element: JsxElement, listingsDir: string): Owner | undefined {
  const isBare = element.attributes.some(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'bare',
  );
  const file = attribute(element, 'file');
  if (isBare || file === undefined) {
    return undefined;
  }
  const owners = findProblems(listingsDir).filter((id) => file.startsWith(`${id}/`));
  return ownerOf(
    file,
    owners.map((id) => readProblem(listingsDir, id).data),
  );
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
      return ownerFor(element, listingsDir)?.pitfall && huntsModule(file);
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
  const siteDir = path.dirname(listingsDir);
  return (tree: Root, file: {path: string}): void => {
    const imports = new Map<string, string>();
    const localOf = (moduleName: string) => {
      const local = imports.get(moduleName) ?? `listingData${imports.size}`;
      imports.set(moduleName, local);
      return local;
    };
    const fill = (element: JsxElement): void => {
      const name = element.name ?? '';
      if (name === 'Count') {
        const {module, key} = countFor(element, listingsDir);
        element.attributes.push(memberAttribute(localOf(module), key));
      } else if (name === 'Complexity') {
        problemFor(element, listingsDir);
        const id = required(element, 'problem', 'rotate-array');
        if (!isCountedWhole(id)) {
          throw new Error(`<Complexity> draws an article's own problem, not a variant: ${id}`);
        }
        element.attributes.push(
          localAttribute('addresses', localOf(`${costsFolder}/${costsModule(id)}`)),
        );
      } else if (name === 'Checked') {
        problemFor(element, listingsDir);
        const article = articleOf(required(element, 'problem', 'rotate-array'));
        element.attributes.push(localAttribute('data', localOf(checkedModule(article))));
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
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as JsxElement;
      try {
        fill(element);
      } catch (error) {
        const page = path.relative(siteDir, file.path);
        throw new Error(
          `${page}:${element.position?.start.line ?? 1}: ${(error as Error).message}`,
          {cause: error},
        );
      }
    });
    tree.children.unshift(
      ...[...imports].map(([moduleName, local]) => importOf(local, moduleSpecifier(moduleName))),
    );
  };
}
