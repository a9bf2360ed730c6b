// Replaces what the Markdown of a doc renders in the client bundle: its HTML is in the page, or
// is fetched with the module. What says something about the doc stays.
const metadataExport =
  /^export \{default as metadata\} from ('[^']*docusaurus-plugin-content-docs[^']*')/m;
const component = /^export default function MDXContent\(/m;

/** Pictures and other files of Markdown, which Docusaurus writes so. */
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
