import fs from 'node:fs';
import path from 'node:path';
import type {Tree} from '@yowasp/clang';
import {readOrMake} from './atomicFile';
import {includeClosure} from './includeClosure';
import {cppFolder} from './packageFiles';
import {listingFlags, Toolchain, type Variant} from '../toolchain/toolchain';

/** What compiling processes share. */
export interface Folders {
  /** For what the modules share; its name changes with the toolchain and the runtime. */
  readonly sharedDir: string;
  /** The key of the code that a process must have loaded. */
  readonly processKey: string;
}

const bothHave = ['panic', 'exceptions', 'module', 'notation'];
const objectsOf = {
  plain: [...bothHave, 'random', 'plain'],
  traced: [...bothHave, 'heap', 'trace', 'sort'],
  /** A reader's program is traced, and judged too. */
  reader: [...bothHave, 'library_errors', 'random', 'heap', 'trace', 'sort'],
} as const satisfies Readonly<Record<Variant | 'reader', readonly string[]>>;

/** What listings begin with. */
const firstHeader = 'common.hpp';

/** Replaces a header of the library. */
const assertionHandler = 'assertion_handler';

/** What modules of any kind are linked with. */
export const runtimeParts = [...new Set(Object.values(objectsOf).flat())];
export type RuntimePart = (typeof runtimeParts)[number];

/** Returns the C++ that is linked into modules and put before listings: all that is read of it. */
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
 * A header of GNU's library that includes all others: here what most programs need of them.
 */
const wholeLibrary = (): string =>
  [
    ...textOf(firstHeader).matchAll(/^#include (<.+>)$/gm),
    ...moreOfLibrary.map((name) => ['', `<${name}>`]),
  ]
    .map(([, header]) => `#include ${header}\n`)
    .join('');

const moreOfLibrary = [
  ...['bitset', 'cassert', 'cctype', 'cfloat', 'chrono', 'climits', 'cmath', 'complex', 'concepts'],
  ...['cstdio', 'ctime', 'exception', 'numbers', 'random', 'sstream', 'variant'],
];

/** The texts of those files, by their names, read once: a process compiles with no others. */
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

/** What every compilation may include, by path: the runtime's headers. */
export function runtimeHeaders(): Tree {
  return {
    overlay: {
      __assertion_handler: textOf(assertionHandler),
      bits: {'stdc++.h': wholeLibrary()},
    },
    ...Object.fromEntries([...runtimeTexts()].filter(([name]) => name.endsWith('.hpp'))),
  };
}

let opened: Toolchain | undefined;

/** Returns the toolchain of this process, which finds the runtime's headers. */
export function openToolchain(): Toolchain {
  opened ??= new Toolchain(() => import('@yowasp/clang'), runtimeHeaders());
  return opened;
}

/** The header that listings of a variant begin with, precompiled. */
export function precompiledHeader(variant: Variant, {sharedDir}: Folders): Promise<Uint8Array> {
  return readOrMake(path.join(sharedDir, `${variant}.pch`), () =>
    openToolchain().precompile(firstHeader, listingFlags[variant]),
  );
}

/** What takes the place of parts of the library, and is traced as they would be. */
const tracedParts: readonly RuntimePart[] = ['sort'];

/** A part of the runtime. */
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

/** The objects that a module of a variant is linked with. */
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
