import path from 'node:path';

/** Matches an error that a component of a page reports: it begins with the place in the page. */
const placed = /^[^\s:]+\.mdx?:\d+: /;

/** Matches the error that a package of this repository reports about its options. */
const ofOptions = /^docusaurus-(plugin|theme)-[\w-]+: /;

/** Matches the error for an option `--config` that names no file. */
const missingConfig = /^Config file at ".*" not found\.$/;

/** Matches the error for a cache folder that cannot be used. */
const ofCache = /^the cache folder .* is not writable/;

/** Matches Docusaurus' error for a sidebar that names a missing doc, which lists all docs. */
const ofSidebar = /^Invalid sidebar file at "/;

/** Matches Docusaurus' error for links to addresses without a page, which lists them by page. */
const ofLinks = /^Docusaurus found broken links!/;

/** Matches the error of the loader of TypeScript files, which ends with the place in the file. */
const ofSyntax = /^ParseError: ([^\n]*?)\s*\n\s*(.+):(\d+):\d+\s*$/;

/** Whether a page that was listed earlier cannot be read, because its file was deleted or renamed. */
const isOfDeletedPage = ({code, path: file}) => code === 'ENOENT' && /\.mdx?$/.test(file);

/** Whether Docusaurus reports an unknown or invalid field of the site's configuration. */
const isOfConfiguration = ({stack}) => /\n {4}at validateConfig \(/.test(stack ?? '');

/** Whether an error has no stack trace, as the errors that report an author's mistake. */
const isMistake = ({stack, message}) => stack === `Error: ${message}`;

/** Returns a path relative to the folder of the site, with slashes. */
const relativeToSite = (file) => path.relative(path.resolve(), file).split(path.sep).join('/');

/** Returns an error that shows only its message. */
function withoutStack(message) {
  const mistake = new Error(message);
  mistake.stack = `Error: ${message}`;
  return mistake;
}

/**
 * Returns the author's mistake that caused an error, or the error itself if a program is at fault.
 * Docusaurus wraps the error of a page in an error of its own, whose stack trace would bury the
 * place of the mistake. It reports all pages that cannot be rendered in one error: their mistakes
 * are one error, too.
 *
 * @param {Error} error
 * @returns {Error}
 */
function mistakeIn(error) {
  // Pages are rendered in a context of their own, whose errors are no instances of this `Error`.
  for (let inner = error; typeof inner?.message === 'string'; inner = inner.cause) {
    const {errors, name, message} = inner;
    if (Array.isArray(errors)) {
      const mistakes = errors.map(mistakeIn);
      return mistakes.every(isMistake)
        ? withoutStack(mistakes.map((mistake) => mistake.message).join('\n'))
        : error;
    }
    if (isMistake(inner)) {
      return inner;
    }
    const isAuthors = [placed, ofOptions, missingConfig, ofCache, ofSidebar, ofLinks].some(
      (pattern) => pattern.test(message),
    );
    if (name === 'YAMLException' || isAuthors || isOfConfiguration(inner)) {
      return withoutStack(message.trimEnd());
    }
    if (isOfDeletedPage(inner)) {
      return withoutStack(`${relativeToSite(inner.path)}: there is no such file any more`);
    }
    const [, reason, file, line] = ofSyntax.exec(message) ?? [];
    if (reason !== undefined) {
      return withoutStack(`${relativeToSite(file)}:${line}: ${reason}`);
    }
  }
  return error;
}

/**
 * Wraps an asynchronous function: if an author's mistake makes it fail, it throws only the error
 * that reports the mistake.
 *
 * @template {(...given: never[]) => Promise<unknown>} Load
 * @param {Load} load
 * @returns {Load}
 */
export const withMistakesOnly =
  (load) =>
  (...given) =>
    load(...given).catch((error) => {
      throw mistakeIn(error);
    });

/** What authors of text write for a character that begins code in MDX, by the part that reads it. */
const escapes = {
  'micromark-extension-mdx-expression': '; for a brace in the text write \\{',
  'micromark-extension-mdx-jsx': '; for a less-than sign in the text write \\<',
};

/**
 * Returns what MDX cannot parse, with its place; the message of a part that does not say where, such
 * as a tag that is not closed, contains the place of its beginning.
 */
function syntaxMistake(file, {reason, line, cause, source}) {
  const [, start] = /\((\d+):/.exec(reason) ?? [];
  const detail = cause ? `: ${cause.message}` : '';
  return withoutStack(`${file}:${line ?? start ?? 1}: ${reason}${detail}${escapes[source] ?? ''}`);
}

/**
 * Wraps Docusaurus' function that compiles a page: an error reports only the author's mistake, where
 * Docusaurus adds all data of the error.
 *
 * @template {(page: {filePath: string}) => Promise<unknown>} Compile
 * @param {Compile} compile
 * @returns {Compile}
 */
export const withMistakesOfPage = (compile) => (page) =>
  compile(page).catch((error) => {
    const {cause} = error;
    const file = relativeToSite(page.filePath);
    throw cause?.ruleId === undefined ? mistakeIn(error) : syntaxMistake(file, cause);
  });
