const fs = require('node:fs');

/**
 * A loader that runs before the loader for Markdown. It does not change a page, but has the bundler
 * read the page again when a file changes in a folder of listings that the page depends on, or when
 * such a folder is made. The remark plugins look up the page's listings, and count their words, only
 * when they read the page.
 */
module.exports = function readPageAgain(text) {
  const {foldersOf} = this.getOptions();
  for (const folder of foldersOf(this.resourcePath, text)) {
    if (fs.existsSync(folder)) {
      this.addContextDependency(folder);
    } else {
      // As a dependency it would count as removed at the start, and the bundler would run twice.
      this.addMissingDependency(folder);
    }
  }
  return text;
};
