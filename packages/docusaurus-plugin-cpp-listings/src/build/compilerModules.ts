import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import type {BundleFile} from '../toolchain/compilerBundle';
import {ModuleFolder} from './moduleFolder';
import {bundleFiles} from './bundleFiles';
import {clangScript, grammarScript} from './compilerScripts';
import {readCached} from './readCached';

/** The folder of the compiler's modules that pages import, below the plugin's data folder. */
export const compilerFolder = 'compiler';

type FileFacts = Omit<BundleFile, 'url'>;

/** Reads a file of a bundle. @throws Error naming the file when gzip's checksum differs. */
const readBundleFile = (file: string): Buffer =>
  readCached(file, () => {
    const bytes = fs.readFileSync(file);
    gunzipSync(bytes);
    return bytes;
  });

/** Returns the size and the hash of each file of a bundle, by its name. */
function bundleFacts(bundleDir: string): Record<keyof typeof bundleFiles, FileFacts> {
  const factsOf = (file: string): FileFacts => {
    const bytes = readBundleFile(path.join(bundleDir, file));
    return {bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex')};
  };
  return {clang: factsOf(bundleFiles.clang), files: factsOf(bundleFiles.files)};
}

/**
 * Returns the address, size and hash of each file of a bundle, by its name.
 *
 * @param folderAddress the address of the folder that contains the bundle's folder.
 */
export function describeBundle(dir: string, folderAddress: string): object {
  const address = `${folderAddress}/${path.basename(dir)}`;
  return Object.fromEntries(
    Object.entries(bundleFacts(dir)).map(([name, facts]) => [
      name,
      {url: `${address}/${bundleFiles[name as keyof typeof bundleFiles]}`, ...facts},
    ]),
  );
}

function writeScripts(folder: ModuleFolder): void {
  folder.write('clang.js', clangScript());
  folder.write('grammar.js', grammarScript());
}

/**
 * Writes the modules that a page imports to compile: `bundle.js`, with the addresses of the
 * bundle's files, `clang.js` and `grammar.js`.
 *
 * @param bundleDir the folder of the bundle's files.
 */
export function writeCompilerModules(dir: string, bundleDir: string): void {
  const folder = new ModuleFolder(dir);
  const facts = bundleFacts(bundleDir);
  const entries = Object.entries(bundleFiles);
  entries.forEach(([, file]) => folder.write(file, fs.readFileSync(path.join(bundleDir, file))));
  folder.write(
    'bundle.js',
    [
      ...entries.map(([name, file]) => `import ${name} from './${file}';`),
      'export default {',
      ...Object.entries(facts).map(
        ([name, ofFile]) => `  ${name}: {url: ${name}, ...${JSON.stringify(ofFile)}},`,
      ),
      '};',
      '',
    ].join('\n'),
  );
  writeScripts(folder);
}

/**
 * Writes the same modules for the development server, which packs the bundle later. There,
 * `bundle.js` fetches the addresses from the server, which answers when the bundle is packed.
 *
 * @param address the address at which the server describes the bundle.
 */
export function writeDevelopmentCompilerModules(dir: string, address: string): void {
  const folder = new ModuleFolder(dir);
  folder.write(
    'bundle.js',
    `export default await (await fetch(${JSON.stringify(address)})).json();\n`,
  );
  writeScripts(folder);
}
