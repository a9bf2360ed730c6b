import fs from 'node:fs';
import path from 'node:path';

/** What the bundler adds to the path of a module. */
const endings = ['.mjs', '.js', '.jsx', '.ts', '.tsx'];

const isFile = (file: string) => fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

const isModule = (file: string): boolean =>
  ['', ...endings, ...endings.map((ending) => `/index${ending}`)].some((end) => isFile(file + end));

/** Returns what is missing when the bundler would not find a module of the site. */
function missing(module: string, siteDir: string): string | undefined {
  if (module.startsWith('.')) {
    return 'a path begins with "@site/"';
  }
  const file = module.replace(/^@site\//, `${siteDir}/`);
  // Other names are of packages or aliases, which only the bundler can find.
  return path.isAbsolute(file) && !isModule(file)
    ? `there is no module ${file} (${endings.join(', ')})`
    : undefined;
}

/**
 * Requires that the modules of an option exist, if they belong to the site. Otherwise the bundler
 * reports a generated file that the author never wrote.
 *
 * @throws Error naming the option, the module and where it was looked for.
 */
export function requireModules(option: string, modules: readonly string[], siteDir: string): void {
  for (const [index, module] of modules.entries()) {
    const reason = missing(module, siteDir);
    if (reason !== undefined) {
      throw new Error(
        `docusaurus-plugin-page-loading: "${option}[${index}]" is '${module}', but ${reason}; ` +
          'correct the option',
      );
    }
  }
}
