import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import {kitFolders} from '../../shared/kit';
import {pack, type PackedFile} from '../../shared/pack';
import {listingFlags, type Toolchain} from '../../shared/toolchain';
import {writeWhole} from '../live/keep';
import type {Folders} from '../live/protocol';
import {runtimeHeaders, runtimeObjects} from '../live/runtime';
import {kitFiles} from './kitFiles';
import {readTar} from './tar';

/** The standard headers that a reader's program may include, where there are such. */
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
    .concat(['wasm32-wasip1/libc.a', 'wasm32-unknown-wasip1/libclang_rt.builtins.a'])
    .map((name) => `usr/lib/${name}`),
);

const read = (file: string) => new Uint8Array(fs.readFileSync(file));

async function systemFiles(toolchain: Toolchain, packageDir: string): Promise<PackedFile[]> {
  const included = new Set(
    (await toolchain.includedBy(everyHeader, listingFlags.traced)).map((file) =>
      path.posix.normalize(file).slice(1),
    ),
  );
  const archive = [...readTar(read(path.join(packageDir, 'llvm-resources.tar')))].map(
    ([name, bytes]) => [`usr/${name}`, bytes] as const,
  );
  const kept = archive.filter(([name]) => included.has(name) || linked.has(name));
  const missing = [...linked].filter((name) => !kept.some(([found]) => found === name));
  if (missing.length > 0) {
    throw new Error(`@yowasp/clang has no ${missing.join(', ')}; see server/compiler/kit.ts`);
  }
  return kept;
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

const squeeze = promisify(gzip) as (bytes: Uint8Array, how: {level: number}) => Promise<Buffer>;

/**
 * Makes the two files that the compiler in the page is made of.
 *
 * @param dir the folder to write them to.
 */
export async function makeKit(toolchain: Toolchain, dir: string, folders: Folders): Promise<void> {
  const packageDir = path.dirname(require.resolve('@yowasp/clang'));
  const objects = await runtimeObjects(toolchain, 'reader', folders);
  const files: PackedFile[] = [
    ...['llvm.core2.wasm', 'llvm.core3.wasm', 'llvm.core4.wasm'].map((name): PackedFile => [
      kitFolders.modules + name,
      read(path.join(packageDir, name)),
    ]),
    ...(await systemFiles(toolchain, packageDir)),
    ...filesOf(runtimeHeaders(folders.listingsDir), kitFolders.headers),
    ...objects.map((object, index): PackedFile => [`${kitFolders.objects}${index}.o`, object]),
    [
      `${kitFolders.grammar}web-tree-sitter.wasm`,
      read(require.resolve('web-tree-sitter/web-tree-sitter.wasm')),
    ],
    [
      `${kitFolders.grammar}tree-sitter-cpp.wasm`,
      read(require.resolve('tree-sitter-cpp/tree-sitter-cpp.wasm')),
    ],
  ];
  const write = async (name: string, bytes: Uint8Array) =>
    writeWhole(path.join(dir, name), await squeeze(bytes, {level: 9}));
  await write(kitFiles.files, pack(files));
  await write(kitFiles.clang, read(path.join(packageDir, 'llvm.core.wasm')));
}
