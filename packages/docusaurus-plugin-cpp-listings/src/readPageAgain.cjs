/**
 * A loader that runs before the loader for Markdown. It does not change a page, but has the bundler
 * read the page again when a file changes in a folder of listings that the page depends on. The
 * remark plugins look up the page's listings, and count their words, only when they read the page.
 */
module.exports = function readPageAgain(text) {
  const {foldersOf} = this.getOptions();
  foldersOf(this.resourcePath, text).forEach((folder) => this.addContextDependency(folder));
  return text;
};
