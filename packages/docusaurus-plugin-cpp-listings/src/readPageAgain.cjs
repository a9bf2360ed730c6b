/**
 * A loader, ahead of the one for Markdown, that leaves a page as it is and has it read again when
 * a file changes in a folder of listings that it depends on: what the page names there is looked
 * for, and its words are counted, when the page is read.
 */
module.exports = function readPageAgain(text) {
  const {foldersOf} = this.getOptions();
  foldersOf(this.resourcePath, text).forEach((folder) => this.addContextDependency(folder));
  return text;
};
