import fs from 'node:fs';
import path from 'node:path';
import {build, type Format, type Platform, type Plugin} from 'esbuild';
import {fileOf} from './fileOf';
import type {Entries} from './packages';

/**
 * The environment that loads compiled files. Both environments may load the same module, each from
 * a separate file.
 */
interface Target {
  readonly extension: string;
  readonly format: Format;
  readonly platform: Platform;
}

const targets = {
  node: {extension: '.cjs', format: 'cjs', platform: 'node'},
  // Not 'browser', because esbuild would then define whether this is production.
  pages: {extension: '.js', format: 'esm', platform: 'neutral'},
} as const satisfies Record<string, Target>;

const isTest = (file: string) => /(^|\/)__(tests|fixtures)__\//.test(file);
const isModule = (file: string) => /(?<!\.d)\.tsx?$/.test(file);

const compiled = (file: string, {extension}: Target) => file.replace(/\.tsx?$/, extension);

/** Matches the address of a worker, which is not imported. */
const workerAddress = /(new URL\('\.\/[\w/-]+)\.ts(', import\.meta\.url\))/g;

/** Marks imports within the package as external, and reports the imported files. */
function ownImports(target: Target, found: (file: string) => void): Plugin {
  return {
    name: 'own-imports',
    setup(bundler) {
      bundler.onResolve({filter: /^\./}, ({importer, path: specifier, kind}) => {
        if (kind === 'entry-point') {
          return undefined;
        }
        const file = fileOf(importer, specifier);
        found(file);
        const relative = path.relative(path.dirname(importer), compiled(file, target));
        const address = relative.split(path.sep).join('/');
        return {path: address.startsWith('.') ? address : `./${address}`, external: true};
      });
      bundler.onLoad({filter: /\.tsx?$/}, ({path: file}) => ({
        contents: fs.readFileSync(file, 'utf8').replace(workerAddress, `$1${target.extension}$2`),
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      }));
    },
  };
}

/** Compiles modules and the modules of the package that they import, each to a separate file. */
async function compileFrom(
  entries: readonly string[],
  src: string,
  lib: string,
  target: Target,
): Promise<void> {
  const queue = [...entries];
  const seen = new Set(queue);
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    await build({
      entryPoints: [file],
      outfile: compiled(path.join(lib, path.relative(src, file)), target),
      bundle: true,
      packages: 'external',
      format: target.format,
      platform: target.platform,
      jsx: 'automatic',
      target: 'es2022',
      tsconfigRaw: {},
      logLevel: 'error',
      plugins: [
        ownImports(target, (imported) => {
          if (isModule(imported) && !seen.has(imported)) {
            seen.add(imported);
            queue.push(imported);
          }
        }),
      ],
    });
  }
}

/** Returns the files in a folder and its subfolders, relative to the folder. */
const filesBelow = (folder: string): string[] =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => fs.statSync(path.join(folder, file)).isFile() && !isTest(file));

/**
 * Compiles the sources of a package: CommonJS (`.cjs`) for Node, ES modules (`.js`) for pages. All
 * other files, such as styles, are copied.
 *
 * @throws Error naming the file that does not compile.
 */
export async function compile(src: string, lib: string, {node, pages}: Entries): Promise<void> {
  const all = filesBelow(src);
  const nodeFiles = node.map((name) => fileOf(path.join(src, 'entry'), `./${name}`));
  const isForPages = (file: string) =>
    pages.some((folder) => folder === '.' || file.startsWith(`${folder}/`));
  const pageFiles = all
    .filter((file) => isModule(file) && isForPages(file))
    .map((file) => path.join(src, file));
  await compileFrom(nodeFiles, src, lib, targets.node);
  await compileFrom(pageFiles, src, lib, targets.pages);
  for (const file of all.filter((name) => !/\.tsx?$/.test(name))) {
    fs.cpSync(path.join(src, file), path.join(lib, file));
  }
}
