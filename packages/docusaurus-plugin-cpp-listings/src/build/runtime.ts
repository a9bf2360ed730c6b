import fs from 'node:fs';
import path from 'node:path';
import type {Tree} from '@yowasp/clang';
import {readOrMake} from './atomicFile';
import {changedHeaders} from './changedHeaders';
import {includeClosure} from './includeClosure';
import {cppFolder} from './packageFiles';
import {listingFlags, Toolchain, type Variant} from '../toolchain/toolchain';
import {treeOf} from '../toolchain/treeOf';

/** The shared folder of compiling processes, and the key of their code. */
export interface Folders {
  /**
   * The folder of the files that modules share. Its name changes with the toolchain and the
   * runtime.
   */
  readonly sharedDir: string;
  /** The key of the code that a process must have loaded. */
  readonly processKey: string;
}

const bothHave = ['panic', 'exceptions', 'module', 'notation'] as const;
const tracing = [
  'shadow',
  'heap',
  'allocation',
  'checks',
  'stack',
  'memory_functions',
  'spare_capacity',
  'library_checks',
  'leaks',
  'trace',
  'scope',
  'accesses',
  'counts',
  'events',
  'show',
  'json',
  'sort',
] as const;
const objectsOf = {
  plain: [...bothHave, 'random', 'plain'],
  traced: [...bothHave, ...tracing],
  /** A reader's program is traced, and judged too. */
  reader: [...bothHave, 'library_errors', 'random', 'globals', ...tracing],
} as const satisfies Readonly<Record<Variant | 'reader', readonly string[]>>;

/** The header that is included before every listing. */
const firstHeader = 'common.hpp';

/** The file that replaces a header of the library. */
const assertionHandler = 'assertion_handler';

/** The parts of the runtime that modules are linked with. */
export const runtimeParts = [...new Set(Object.values(objectsOf).flat())];

/** A part of the runtime: the name of a C++ file, without `.cpp`. */
export type RuntimePart = (typeof runtimeParts)[number];

/**
 * Returns all C++ files of the runtime: those that are linked into modules, those that are put
 * before listings, and their includes.
 */
export function runtimeFiles(cpp: string = cppFolder()): string[] {
  const [wasm, common] = [path.join(cpp, 'wasm'), path.join(cpp, 'common')] as const;
  const roots = [firstHeader, assertionHandler, ...runtimeParts.map((part) => `${part}.cpp`)];
  return includeClosure(
    roots.map((name) => {
      const own = path.join(wasm, name);
      return fs.existsSync(own) ? own : path.join(common, name);
    }),
    [wasm, common],
  );
}

/**
 * Returns the text of `bits/stdc++.h`, the header of GNU's library that includes all others. This
 * one includes only the headers that most programs need.
 */
const wholeLibrary = (): string =>
  [
    ...textOf(firstHeader).matchAll(/^#include (<.+>)$/gm),
    ...moreOfLibrary.map((name) => ['', `<${name}>`]),
  ]
    .map(([, header]) => `#include ${header}\n`)
    .join('');

const moreOfLibrary = [
  ...['any', 'bitset', 'cassert', 'cctype', 'cfloat', 'chrono', 'climits', 'cmath', 'complex'],
  ...['concepts', 'cstdio', 'ctime', 'exception', 'memory_resource', 'numbers', 'random'],
  ...['sstream', 'variant'],
];

/**
 * The texts of the runtime's files, by their names. They are read only once, so that a process
 * always compiles with the same texts.
 */
let runtime: ReadonlyMap<string, string> | undefined;

function runtimeTexts(): ReadonlyMap<string, string> {
  runtime ??= new Map(
    runtimeFiles().map((file) => [path.basename(file), fs.readFileSync(file, 'utf8')]),
  );
  return runtime;
}

function textOf(name: string): string {
  const text = runtimeTexts().get(name);
  if (text === undefined) {
    throw new Error(`the runtime has no ${name}`);
  }
  return text;
}

/** Returns the runtime's headers, which every compilation may include, by their paths. */
export function runtimeHeaders(): Tree {
  return {
    overlay: treeOf([
      ['__assertion_handler', textOf(assertionHandler)],
      ...Object.entries(changedHeaders()),
      ['bits/stdc++.h', wholeLibrary()],
    ]),
    ...Object.fromEntries([...runtimeTexts()].filter(([name]) => name.endsWith('.hpp'))),
  };
}

let opened: Toolchain | undefined;

/** Returns the toolchain of this process, which finds the runtime's headers. */
export function openToolchain(): Toolchain {
  opened ??= new Toolchain(() => import('@yowasp/clang'), runtimeHeaders());
  return opened;
}

/** Returns the precompiled header that is included before the listings of a variant. */
export function precompiledHeader(variant: Variant, {sharedDir}: Folders): Promise<Uint8Array> {
  return readOrMake(path.join(sharedDir, `${variant}.pch`), () =>
    openToolchain().precompile(firstHeader, listingFlags[variant]),
  );
}

/** Parts that replace code of the library. They are traced, as that code would be. */
const tracedParts: readonly RuntimePart[] = ['sort'];

/** Returns the object of a part of the runtime, and compiles it if it is not cached. */
export function runtimeObject(part: RuntimePart, folders: Folders): Promise<Uint8Array> {
  const variant = tracedParts.includes(part) ? 'traced' : 'plain';
  return readOrMake(path.join(folders.sharedDir, `${part}.o`), async () =>
    openToolchain().compile(
      textOf(`${part}.cpp`),
      listingFlags[variant],
      await precompiledHeader(variant, folders),
    ),
  );
}

/** Returns the objects of the runtime that a module of a variant is linked with. */
export async function runtimeObjects(
  variant: keyof typeof objectsOf,
  folders: Folders,
): Promise<Uint8Array[]> {
  const objects: Uint8Array[] = [];
  for (const part of objectsOf[variant]) {
    objects.push(await runtimeObject(part, folders));
  }
  return objects;
}
