// Removes the rendered content of a doc from the client bundle, because its HTML is in the page or
// is fetched with the module. The metadata of the doc stays.
const metadataExport =
  /^export \{default as metadata\} from ('[^']*docusaurus-plugin-content-docs[^']*')/m;
const component = /^export default function MDXContent\(/m;

/** Matches images and other files of Markdown, in the form that Docusaurus generates. */
const files = /\brequire\("[^"\n]+"\)/g;

module.exports = function proseLoader(source) {
  const metadata = metadataExport.exec(source);
  if (!metadata || !component.test(source)) {
    return source;
  }
  return `${source.replace(component, 'function MDXContent(')}
import docMetadata from ${metadata[1]};
import {loadProse} from ${JSON.stringify(this.getOptions().client)};
await loadProse(docMetadata.permalink);
// The bundler writes the files that it finds here.
void [${[...new Set(source.match(files))].join(', ')}];
export default function Prose() {
  return null;
}
`;
};
