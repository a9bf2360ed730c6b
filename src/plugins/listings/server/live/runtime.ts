import fs from 'node:fs';
import path from 'node:path';
import type {Tree} from '@yowasp/clang';
import {keep} from './keep';
import type {Folders} from './protocol';
import {listingFlags, Toolchain, type Variant} from '../../shared/toolchain';

const runtimeDir = path.resolve(__dirname, '../../runtime');

/** What the native trials and the modules share. */
const fromHarness = ['random.hpp', 'random.cpp'];

const bothHave = ['panic', 'exceptions', 'module'];
const objectsOf = {
  plain: [...bothHave, 'random', 'plain'],
  traced: [...bothHave, 'heap', 'trace'],
  /** A reader's program is traced, and judged too. */
  reader: [...bothHave, 'random', 'heap', 'trace'],
} as const satisfies Readonly<Record<Variant | 'reader', readonly string[]>>;

/** The C++ that is linked into modules and put before listings, by its place. */
export function runtimeFiles(listingsDir: string): string[] {
  return [
    ...fs.readdirSync(runtimeDir).map((file) => path.join(runtimeDir, file)),
    ...fromHarness.map((file) => path.join(listingsDir, 'harness', file)),
  ];
}

function read(listingsDir: string, name: string): string {
  const file = runtimeFiles(listingsDir).find((place) => path.basename(place) === name);
  if (file === undefined) {
    throw new Error(`the runtime has no ${name}`);
  }
  return fs.readFileSync(file, 'utf8');
}

/** What every compilation may include, by path: the runtime's headers. */
export function runtimeHeaders(listingsDir: string): Tree {
  const headers = runtimeFiles(listingsDir).filter((file) => file.endsWith('.hpp'));
  return {
    overlay: {__assertion_handler: read(listingsDir, 'assertion_handler')},
    ...Object.fromEntries(
      headers.map((file) => [path.basename(file), fs.readFileSync(file, 'utf8')]),
    ),
  };
}

/** A toolchain that finds the runtime's headers. */
export function openToolchain(listingsDir: string): Toolchain {
  return new Toolchain(() => import('@yowasp/clang'), runtimeHeaders(listingsDir));
}

/** The header that listings of a variant begin with, precompiled. */
export function precompiledHeader(
  toolchain: Toolchain,
  variant: Variant,
  {sharedDir}: Folders,
): Promise<Uint8Array> {
  return keep(path.join(sharedDir, `${variant}.pch`), () =>
    toolchain.precompile('common.hpp', listingFlags[variant]),
  );
}

/** What modules of either variant are linked with. */
export const runtimeParts = [...new Set([...objectsOf.plain, ...objectsOf.traced])];
export type RuntimePart = (typeof runtimeParts)[number];

/** A part of the runtime, which is not traced itself. */
export function runtimeObject(
  toolchain: Toolchain,
  part: RuntimePart,
  folders: Folders,
): Promise<Uint8Array> {
  return keep(path.join(folders.sharedDir, `${part}.o`), async () =>
    toolchain.compile(
      read(folders.listingsDir, `${part}.cpp`),
      listingFlags.plain,
      await precompiledHeader(toolchain, 'plain', folders),
    ),
  );
}

/** The objects that a module of a variant is linked with. */
export async function runtimeObjects(
  toolchain: Toolchain,
  variant: keyof typeof objectsOf,
  folders: Folders,
): Promise<Uint8Array[]> {
  const objects: Uint8Array[] = [];
  for (const part of objectsOf[variant]) {
    objects.push(await runtimeObject(toolchain, part, folders));
  }
  return objects;
}
