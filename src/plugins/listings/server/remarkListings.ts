import fs from 'node:fs';
import path from 'node:path';
import type {Expression, ImportExpression} from 'estree';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';
import {listingModule, moduleSpecifier, problemModule} from './dataModules';
import {defaultRegion, findSources, ownerOf} from './listings';
import {liveFolder, liveModule} from './live/liveModules';
import {findProblems, readProblem} from './problems';
import {cutRegion} from './regions';

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The components that show a listing, each by its `file` and `region`. */
const listingComponents = new Set(['Listing', 'Pitfall']);

/** The components that show part of a problem, each by its `problem`. */
const problemComponents = new Set([
  'Approaches',
  'Constraints',
  'EdgeCases',
  'Examples',
  'Practice',
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
      `there is no listings/${file}; files in that folder: ` +
        orNone(sources.filter((source) => source.startsWith(folder))),
    );
  }
  try {
    cutRegion(fs.readFileSync(path.join(listingsDir, file), 'utf8'), region);
  } catch (error) {
    throw new Error(`listings/${file}: ${(error as Error).message}`, {cause: error});
  }
  return listingModule(file, region);
}

/** The data module of a problem, which must exist. */
function problemFor(element: JsxElement, listingsDir: string): string {
  const id = required(element, 'problem', 'rotate-array');
  const problems = findProblems(listingsDir);
  if (!problems.includes(id)) {
    throw new Error(`there is no listings/${id}/problem.yaml; problems: ${orNone(problems)}`);
  }
  return problemModule(id);
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

const dataAttribute = (local: string) =>
  expressionAttribute('data', local, {type: 'Identifier', name: local});

/** `live={() => import('…')}`: fetched when the listing is used, not with the page. */
function liveAttribute(specifier: string): MdxJsxAttribute {
  const raw = JSON.stringify(specifier);
  return expressionAttribute('live', `() => import(${raw})`, {
    type: 'ArrowFunctionExpression',
    params: [],
    expression: true,
    body: {
      type: 'ImportExpression',
      source: {type: 'Literal', value: specifier, raw},
    } as ImportExpression,
  });
}

/** Whether a component shows an approach of a problem, which readers can run. */
function isLive(element: JsxElement, listingsDir: string): boolean {
  const isBare = element.attributes.some(
    (candidate) => candidate.type === 'mdxJsxAttribute' && candidate.name === 'bare',
  );
  const file = attribute(element, 'file');
  if (element.name !== 'Listing' || isBare || file === undefined) {
    return false;
  }
  const owners = findProblems(listingsDir).filter((id) => file.startsWith(`${id}/`));
  const problems = owners.map((id) => readProblem(listingsDir, id).data);
  return ownerOf(file, problems)?.approach !== undefined;
}

/**
 * A remark plugin that gives `<Listing file="…" />` and its kin their data: it
 * adds an import of the data module that this plugin makes, and passes it on as
 * `data`; to a listing that readers can run, also what fetches its run, as `live`.
 * It reads no listing's text into the page, so that a changed listing is
 * the bundler's business and is never stale.
 *
 * @throws Error naming the page, the line and the mend when the listing, region
 * or problem does not exist.
 */
export default function remarkListings({listingsDir}: {listingsDir: string}) {
  const siteDir = path.dirname(listingsDir);
  return (tree: Root, file: {path: string}): void => {
    const imports = new Map<string, string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as JsxElement;
      const name = element.name ?? '';
      const resolve = listingComponents.has(name)
        ? listingFor
        : problemComponents.has(name)
          ? problemFor
          : undefined;
      if (!resolve) {
        return;
      }
      try {
        const moduleName = resolve(element, listingsDir);
        const local = imports.get(moduleName) ?? `listingData${imports.size}`;
        imports.set(moduleName, local);
        element.attributes.push(dataAttribute(local));
        if (isLive(element, listingsDir)) {
          const file = required(element, 'file', 'rotate-array/reversal.cpp');
          element.attributes.push(
            liveAttribute(moduleSpecifier(`${liveFolder}/${liveModule(file)}`)),
          );
        }
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
