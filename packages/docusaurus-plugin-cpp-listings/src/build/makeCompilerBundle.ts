import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {bundleFolders} from '../toolchain/compilerBundle';
import {pack, type PackedFile} from '../toolchain/pack';
import {listingFlags} from '../toolchain/toolchain';
import {writeAtomically} from './atomicFile';
import type {Folders} from './runtime';
import {openToolchain, runtimeHeaders, runtimeObjects} from './runtime';
import {bundleFiles} from './bundleFiles';
import {readTar} from './tar';

/** The standard headers that a reader's program may include, if the library has them. */
const standardHeaders = [
  ...['algorithm', 'any', 'array', 'atomic', 'bit', 'bitset', 'cassert', 'cctype', 'cerrno'],
  ...['cfloat', 'charconv', 'chrono', 'climits', 'cmath', 'compare', 'complex', 'concepts'],
  ...['cstddef', 'cstdint', 'cstdio', 'cstdlib', 'cstring', 'ctime', 'deque', 'exception'],
  ...['expected', 'format', 'forward_list', 'functional', 'initializer_list', 'iomanip', 'ios'],
  ...['iosfwd', 'iostream', 'istream', 'iterator', 'limits', 'list', 'map', 'memory'],
  ...['memory_resource', 'new', 'numbers', 'numeric', 'optional', 'ostream', 'print', 'queue'],
  ...['random', 'ranges', 'ratio', 'set', 'source_location', 'span', 'sstream', 'stack'],
  ...['stdexcept', 'string', 'string_view', 'tuple', 'type_traits', 'typeindex', 'typeinfo'],
  ...['unordered_map', 'unordered_set', 'utility', 'valarray', 'variant', 'vector', 'version'],
  ...['assert.h', 'ctype.h', 'limits.h', 'math.h', 'stddef.h', 'stdint.h', 'stdio.h'],
  ...['stdlib.h', 'string.h', 'time.h'],
];

const everyHeader = standardHeaders
  .map((name) => `#if __has_include(<${name}>)\n#include <${name}>\n#endif\n`)
  .join('');

const linked = new Set(
  ['wasm32-wasip1/crt1-reactor.o', 'wasm32-wasip1/libc++.a', 'wasm32-wasip1/libc++abi.a']
    .concat(['wasm32-wasip1/libc.a', 'wasm32-wasip1/libc-printscan-long-double.a'])
    .concat(['wasm32-unknown-wasip1/libclang_rt.builtins.a'])
    .map((name) => `usr/lib/${name}`),
);

const read = (file: string) => new Uint8Array(fs.readFileSync(file));

async function systemFiles(packageDir: string): Promise<PackedFile[]> {
  const included = new Set(
    (await openToolchain().includedBy(everyHeader, listingFlags.traced)).map((file) =>
      path.posix.normalize(file).slice(1),
    ),
  );
  const archive = [...readTar(read(path.join(packageDir, 'llvm-resources.tar')))].map(
    ([name, bytes]) => [`usr/${name}`, bytes] as const,
  );
  const selected = archive.filter(([name]) => included.has(name) || linked.has(name));
  const missing = [...linked].filter((name) => !selected.some(([found]) => found === name));
  if (missing.length > 0) {
    throw new Error(
      `@yowasp/clang has no ${missing.join(', ')}; correct the list of files in build/makeCompilerBundle.ts`,
    );
  }
  return selected;
}

function* filesOf(tree: object, folder: string): Generator<PackedFile> {
  for (const [name, entry] of Object.entries(tree) as [string, string | object][]) {
    if (typeof entry === 'string') {
      yield [`${folder}${name}`, new TextEncoder().encode(entry)];
    } else {
      yield* filesOf(entry, `${folder}${name}/`);
    }
  }
}

const compress = promisify(gzip) as (bytes: Uint8Array, how: {level: number}) => Promise<Buffer>;

/** Makes the two files of the compiler bundle. @param dir the folder to write them to. */
export async function makeCompilerBundle(dir: string, folders: Folders): Promise<void> {
  const packageDir = path.dirname(require.resolve('@yowasp/clang'));
  const objects = await runtimeObjects('reader', folders);
  const files: PackedFile[] = [
    ...['llvm.core2.wasm', 'llvm.core3.wasm', 'llvm.core4.wasm'].map((name): PackedFile => [
      bundleFolders.modules + name,
      read(path.join(packageDir, name)),
    ]),
    ...(await systemFiles(packageDir)),
    ...filesOf(runtimeHeaders(), bundleFolders.headers),
    ...objects.map((object, index): PackedFile => [`${bundleFolders.objects}${index}.o`, object]),
    [
      `${bundleFolders.grammar}web-tree-sitter.wasm`,
      read(require.resolve('web-tree-sitter/web-tree-sitter.wasm')),
    ],
    [
      `${bundleFolders.grammar}tree-sitter-cpp.wasm`,
      read(require.resolve('tree-sitter-cpp/tree-sitter-cpp.wasm')),
    ],
  ];
  const write = async (name: string, bytes: Uint8Array) =>
    writeAtomically(path.join(dir, name), await compress(bytes, {level: 9}));
  await write(bundleFiles.files, pack(files));
  await write(bundleFiles.clang, read(path.join(packageDir, 'llvm.core.wasm')));
}
