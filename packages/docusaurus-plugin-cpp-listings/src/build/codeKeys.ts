import fs from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import {build, type Metafile} from 'esbuild';
import {keyOf} from './keyOf';
import {moduleFile, modulesDir} from './packageFiles';

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** Returns the folder of the package that Node would load; undefined if it is not installed. */
function packageFolder(name: string, from: string): string | undefined {
  const folder = path.join(from, 'node_modules', name);
  if (fs.existsSync(path.join(folder, 'package.json'))) {
    return fs.realpathSync(folder);
  }
  const above = path.dirname(from);
  return above === from ? undefined : packageFolder(name, above);
}

/** Adds the versions of a package and of all its dependencies, by their folders. */
function addVersions(name: string, from: string, versions: Map<string, string>): void {
  const folder = packageFolder(name, from);
  if (folder === undefined || versions.has(folder)) {
    return;
  }
  const manifest = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  versions.set(folder, `${name}@${manifest.version}`);
  const {dependencies, optionalDependencies, peerDependencies} = manifest;
  Object.keys({...dependencies, ...optionalDependencies, ...peerDependencies}).forEach((needed) =>
    addVersions(needed, folder, versions),
  );
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Returns the packages that a bundle imports or takes files from, with their dependencies. */
function packagesOf(imports: Metafile['outputs'][string]['imports'], folder: string): string[] {
  const versions = new Map<string, string>();
  imports
    .filter(({path: specifier, external}) => external && !isBuiltin(specifier))
    .forEach(({path: specifier}) => addVersions(packageOf(specifier), folder, versions));
  return [...versions.values()].sort();
}

/** The code and the packages that a module loads. */
export interface LoadedCode {
  /** The files of this package, as paths in the folder of all modules. */
  readonly files: readonly string[];
  /** The loaded code, without types, comments and functions that are never called. */
  readonly code: Uint8Array;
  /** The packages that the module uses, with their dependencies: `name@version`. */
  readonly packages: readonly string[];
}

/**
 * Finds the code that each of some modules loads, by the module's name. Code that a module only
 * gets from its caller does not count.
 *
 * @param names paths in the folder of all modules, without extension.
 */
export async function loadedCode<Name extends string>(
  names: readonly Name[],
  folder: string = modulesDir,
): Promise<Readonly<Record<Name, LoadedCode>>> {
  const {outputFiles, metafile} = await build({
    absWorkingDir: folder,
    entryPoints: names.map((name) => ({in: moduleFile(name, folder), out: name})),
    outdir: folder,
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    // Leave out comments with file names and licences, which would change the key without need.
    minifyWhitespace: true,
    legalComments: 'none',
    tsconfigRaw: {},
    logLevel: 'silent',
  });
  const loaded = outputFiles.map((file): [string, LoadedCode] => {
    const output = path.relative(folder, file.path).split(path.sep).join('/');
    const {inputs = {}, imports = []} = metafile.outputs[output] ?? {};
    return [
      output.replace(/\.js$/, ''),
      {files: Object.keys(inputs), code: file.contents, packages: packagesOf(imports, folder)},
    ];
  });
  return Object.fromEntries(loaded) as Readonly<Record<Name, LoadedCode>>;
}

/** Returns a key of the code that each of some modules loads, as `loadedCode` finds it. */
export async function codeKeys<Name extends string>(
  names: readonly Name[],
  folder?: string,
): Promise<Readonly<Record<Name, string>>> {
  const loaded = Object.entries<LoadedCode>(await loadedCode(names, folder));
  return Object.fromEntries(
    loaded.map(([name, {code, packages}]) => [name, keyOf([code, ...packages])]),
  ) as Readonly<Record<Name, string>>;
}
