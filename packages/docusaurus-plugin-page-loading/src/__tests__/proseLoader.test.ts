import {expect, it} from 'vitest';
import proseLoader from '../prose/proseLoader.cjs';

const load = (source: string) =>
  proseLoader.call({getOptions: () => ({client: '/client/prose'})}, source);

const markdown = (plugin: string) => `
export const frontMatter = {title: 'A'};
export {default as metadata} from '@site/.docusaurus/${plugin}/default/a.json'
import data from '@generated/data.json';
export const toc = [];
function _createMdxContent(props) {
  return data;
}
export default function MDXContent(props = {}) {
  return _createMdxContent(props);
}
`;

it('removes the rendered content from the module of a doc and fetches its HTML instead', () => {
  const loaded = load(markdown('docusaurus-plugin-content-docs'));
  expect(loaded).toContain(
    "import docMetadata from '@site/.docusaurus/docusaurus-plugin-content-docs/default/a.json';",
  );
  expect(loaded).toContain('await loadProse(docMetadata.permalink);');
  expect(loaded.match(/export default/g)).toHaveLength(1);
  expect(loaded).toContain('export default function Prose() {\n  return null;');
});

it('keeps the exported metadata of a doc', () => {
  const loaded = load(markdown('docusaurus-plugin-content-docs'));
  expect(loaded).toContain("export const frontMatter = {title: 'A'};");
  expect(loaded).toContain('export const toc = [];');
});

it('keeps the imports of files, because otherwise the bundler would not write those files', () => {
  const picture = 'require("!url-loader!./picture.png")';
  const source = markdown('docusaurus-plugin-content-docs');
  expect(load(source.replace('return data', `return ${picture}.default`))).toContain(
    `void [${picture}];`,
  );
});

it('leaves blog posts and Markdown partials unchanged', () => {
  const post = markdown('docusaurus-plugin-content-blog');
  expect(load(post)).toBe(post);
  const part = 'export default function MDXContent() {}';
  expect(load(part)).toBe(part);
});
