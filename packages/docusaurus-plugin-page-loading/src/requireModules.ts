import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** What the bundler adds to the path of a module. */
const endings = ['.mjs', '.js', '.jsx', '.ts', '.tsx'];

const isFile = (file: string) => fs.statSync(file, {throwIfNoEntry: false})?.isFile() ?? false;

const isModule = (file: string): boolean =>
  ['', ...endings, ...endings.map((ending) => `/index${ending}`)].some((end) => isFile(file + end));

/** Matches a module of a package, with the package's name. Other names are aliases of the bundler. */
const ofPackage = /^((?:@[\w.-]+\/)?[a-z\d][\w.-]*)(?:\/(.+))?$/i;

/** Matches the aliases of Docusaurus that look like names of packages. */
const alias = /^@(?:docusaurus|generated|theme(?:-\w+)?)\//;

/** Whether a package declares an export, whatever its conditions are. */
const hasExport = (exports: object, name: string): boolean =>
  Object.keys(exports).some((key) => {
    const [start = '', end] = key.split('*');
    return end === undefined ? key === name : name.startsWith(start) && name.endsWith(end);
  });

/** Returns what is missing when the bundler would not find a module of a package. */
function missingOfPackage(module: string, siteDir: string): string | undefined {
  const [, name = '', part] = ofPackage.exec(module) ?? [];
  const {resolve} = createRequire(path.join(siteDir, 'package.json'));
  try {
    resolve(module);
    return undefined;
  } catch {
    // Node finds fewer modules than the bundler: for example, no TypeScript.
  }
  const folder = (resolve.paths(name) ?? [])
    .map((each) => path.join(each, name))
    .find((each) => fs.existsSync(path.join(each, 'package.json')));
  if (folder === undefined) {
    return `the package ${name} is not installed`;
  }
  const file = path.join(folder, 'package.json');
  const {exports} = JSON.parse(fs.readFileSync(file, 'utf8')) as {exports?: string | object};
  if (part === undefined) {
    return undefined;
  }
  if (exports === undefined) {
    return isModule(path.join(folder, part))
      ? undefined
      : `there is no module ${path.join(folder, part)}`;
  }
  return typeof exports === 'object' && hasExport(exports, `./${part}`)
    ? undefined
    : `${file} exports no "./${part}"`;
}

/** Returns what is missing when the bundler would not find a module. */
function missing(module: string, siteDir: string): string | undefined {
  if (module.startsWith('.')) {
    return 'a path begins with "@site/"';
  }
  const file = module.startsWith('@site/') ? path.join(siteDir, module.slice(6)) : module;
  if (path.isAbsolute(file)) {
    return isModule(file) ? undefined : `there is no module ${file} (${endings.join(', ')})`;
  }
  return ofPackage.test(module) && !alias.test(module)
    ? missingOfPackage(module, siteDir)
    : undefined;
}

/**
 * Requires that the modules of an option exist. Otherwise the bundler reports a generated file that
 * the author never wrote.
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
