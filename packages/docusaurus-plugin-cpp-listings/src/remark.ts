import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {moduleSpecifier} from './content/moduleNames';
import {importOf} from './markdown/attributeNodes';
import {componentOf, requireAttributes, requireNoContent} from './markdown/attributes';
import {authorError} from './markdown/authorError';
import {components} from './markdown/components';
import {elementsInCode} from './markdown/elementsInCode';
import {requirePlugin} from './markdown/requirePlugin';
import {validateFolder, type FolderOptions} from './options';

export {cutRegion, type Region} from './content/regions';
export type {SourceFile} from './content/sourceFile';
export {importOf} from './markdown/attributeNodes';
export {componentOf, required, requireAttributes, requireContent} from './markdown/attributes';
export {authorError} from './markdown/authorError';
export type {FolderOptions} from './options';

/** The names of the components that a page can use. */
export const listingComponents = Object.keys(components);

/** Whether a component needs data from the plugin, which it cannot get in code. */
const hasPluginData = (name: string) =>
  Object.hasOwn(components, name) && !components[name]?.isAllowedInCode;

/**
 * A remark plugin that gives `<Listing file="…" />` and the other components their data. It adds an
 * import of the data module that this plugin makes, and passes the data on as `data`. Exercises,
 * and listings that readers can run, also get `live`, with which they fetch the run. The page does
 * not contain a listing's text, so the bundler updates a changed listing and it is never stale.
 *
 * @param options the plugin's own `folder`, relative to the folder in which the site is built.
 * @throws Error naming the page, the line and the fix when the listing, region or problem does not
 * exist, or the site does not have the plugin with the same folder.
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
    const page = path.relative(siteDir, file.path);
    visit(tree, (node) => {
      const place = `${page}:${node.position?.start.line ?? 1}`;
      try {
        const inCode = elementsInCode(node).find(hasPluginData);
        if (inCode !== undefined) {
          throw new Error(
            `place <${inCode}> directly in the page: in a JavaScript expression it gets no data`,
          );
        }
        if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') {
          return;
        }
        const component = components[componentOf(node, listingComponents) ?? ''];
        if (component) {
          // Not for each component of the page: this reads files.
          if (imports.size === 0) {
            requirePlugin(listingsDir);
          }
          requireAttributes(node, component.attributes);
          if (!component.showsContent) {
            requireNoContent(node);
          }
          const context = {listingsDir, page: file.path, tree, place, localOf};
          node.attributes.push(...component.fill(node, context));
        }
      } catch (error) {
        throw authorError(`${place}: ${(error as Error).message}`, error);
      }
    });
    tree.children.unshift(
      ...[...imports].map(([moduleName, local]) => importOf(local, moduleSpecifier(moduleName))),
    );
  };
}
