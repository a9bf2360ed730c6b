const path = require('node:path');

/** The folder of a listing or of a problem, in an attribute of a component. */
const folderInText = /\b(?:file|problem)\s*=\s*["']([^"'/]+)/g;

/**
 * A loader, ahead of the one for Markdown, that leaves a page as it is and has it read again when
 * a file changes in a folder of listings that it names, or in the one with its own name: what the
 * page names there is looked for, and its words are counted, when the page is read.
 */
module.exports = function readPageAgain(text) {
  const {listingsDir} = this.getOptions();
  const own = path.basename(this.resourcePath, path.extname(this.resourcePath));
  for (const folder of new Set([
    own,
    ...[...text.matchAll(folderInText)].map(([, name]) => name),
  ])) {
    this.addContextDependency(path.join(listingsDir, folder));
  }
  return text;
};
