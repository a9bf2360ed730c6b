/**
 * A loader that runs before the loader for Markdown. It does not change a page, but has the bundler
 * read the page again when a file changes that declares tags or authors: the front matter of the
 * page may be right then.
 */
module.exports = function readPageAgain(text) {
  const {filesOf} = this.getOptions();
  filesOf(this.resourcePath).forEach((file) => this.addDependency(file));
  return text;
};
