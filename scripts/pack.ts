// Packs the packages as npm would publish them: `npm run pack -- <folder for the tarballs>`.
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {bundleDependencies} from './packing/bundleDependencies';
import {compile} from './packing/compile';
import {writeDeclarations} from './packing/writeDeclarations';
import {publishedManifest, type Manifest} from './packing/manifest';
import {packages, type Entries} from './packing/packages';
import {messagesFile, translated, type Messages} from './packing/translations';
import {undeclaredPackages} from './packing/undeclaredPackages';
import {writeTexts} from './packing/writeTexts';
import {exitOnSignals, runScript} from './runScript';
import {temporaryFolder} from './temporaryFolder';

const root = path.resolve(__dirname, '..');

/** Matches files next to a package's sources that are published unchanged. */
const copied = /^(LICENSE|.*\.md|.*\.png|codeTranslations)$/;

/** Returns the source files of a package's entry points, which its package.json names. */
const entryPoints = ({exports: entries}: {exports: Readonly<Record<string, string>>}) =>
  Object.values(entries).filter((file) => /\.tsx?$/.test(file));

const names = Object.keys(packages);

const folderOf = (name: string) => path.join(root, 'packages', name);

const sourcesOf = (name: string) => path.join(folderOf(name), 'src');

type SourceManifest = Manifest & {readonly exports: Readonly<Record<string, string>>};

const manifestOf = (name: string) =>
  JSON.parse(fs.readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')) as SourceManifest;

/** Writes the type declarations of all packages into a folder. */
const declareAll = (types: string) =>
  writeDeclarations(
    names.flatMap((name) =>
      entryPoints(manifestOf(name)).map((file) => path.join(folderOf(name), file)),
    ),
    names.map(sourcesOf),
    root,
    types,
  );

/** Checks that a site which installs a package has all types that the declarations use. */
function checkTypes(lib: string, manifest: Manifest): void {
  for (const file of fs.readdirSync(lib, {recursive: true, encoding: 'utf8'})) {
    const missing = file.endsWith('.d.ts')
      ? undeclaredPackages(fs.readFileSync(path.join(lib, file), 'utf8'), manifest)
      : [];
    if (missing.length > 0) {
      throw new Error(
        `${manifest.name}: the types in ${file} are of packages that are no dependencies: ${missing.join(', ')}`,
      );
    }
  }
}

/**
 * Writes the published files of one package into a folder, with its type declarations from the
 * folder of all declarations.
 *
 * @throws Error if a declaration uses types of a package that is not a dependency.
 */
async function stage(name: string, entries: Entries, types: string, staged: string): Promise<void> {
  const folder = folderOf(name);
  const lib = path.join(staged, 'lib');
  const manifest = manifestOf(name);
  const {bundled = {}} = entries;
  await compile(sourcesOf(name), lib, entries);
  if (translated.includes(name)) {
    const messages = JSON.parse(fs.readFileSync(messagesFile(name, 'base'), 'utf8')) as Messages;
    writeTexts(messages, lib, entries.textFolders);
  }
  fs.cpSync(path.join(types, name, 'src'), lib, {recursive: true});
  checkTypes(lib, manifest);
  fs.readdirSync(folder)
    .filter((file) => copied.test(file))
    .forEach((file) =>
      fs.cpSync(path.join(folder, file), path.join(staged, file), {recursive: true}),
    );
  bundleDependencies(bundled, path.join(root, 'node_modules'), staged);
  fs.writeFileSync(
    path.join(staged, 'package.json'),
    `${JSON.stringify(publishedManifest(manifest, Object.keys(bundled)), undefined, 2)}\n`,
  );
}

/** Packs the packages, each in a subfolder that has its name, into tarballs without a version. */
function packAll(staged: string, target: string): void {
  // One call for all, because npm takes longer to start than to pack.
  execFileSync('npm', ['pack', '--silent', ...names.map((name) => `./${name}`)], {
    cwd: staged,
    // Set in the environment, because a shell would split a path that contains spaces.
    env: {...process.env, npm_config_pack_destination: target},
    shell: process.platform === 'win32',
  });
  for (const name of names) {
    fs.renameSync(
      path.join(target, `${name}-${manifestOf(name).version}.tgz`),
      path.join(target, `${name}.tgz`),
    );
  }
}

async function main(): Promise<void> {
  const {positionals} = parseArgs({allowPositionals: true});
  const [target] = positionals;
  if (target === undefined || positionals.length > 1) {
    throw new Error('Name the folder for the tarballs: npm run pack -- <folder>');
  }
  exitOnSignals();
  fs.mkdirSync(target, {recursive: true});
  const types = temporaryFolder('types');
  declareAll(types);
  const staged = temporaryFolder('packages');
  for (const [name, entries] of Object.entries(packages)) {
    await stage(name, entries, types, path.join(staged, name));
  }
  packAll(staged, path.resolve(target));
  names.forEach((name) => console.log(path.join(target, `${name}.tgz`)));
}

runScript(main);
