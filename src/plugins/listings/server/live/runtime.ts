import fs from 'node:fs';
import path from 'node:path';
import {keep} from './keep';
import {listingFlags, Toolchain, type Variant} from './toolchain';

/** The C++ that is linked into modules and put before listings. */
export const runtimeDir = path.resolve(__dirname, '../../runtime');

const bothHave = ['panic', 'exceptions', 'module'];
const objectsOf: Readonly<Record<Variant, readonly string[]>> = {
  plain: [...bothHave, 'plain'],
  traced: [...bothHave, 'heap', 'trace'],
};

const read = (file: string) => fs.readFileSync(path.join(runtimeDir, file), 'utf8');

/** A toolchain that finds the runtime's headers. */
export function openToolchain(): Toolchain {
  const headers = fs.readdirSync(runtimeDir).filter((file) => file.endsWith('.hpp'));
  return new Toolchain({
    overlay: {__assertion_handler: read('assertion_handler')},
    ...Object.fromEntries(headers.map((file) => [file, read(file)])),
  });
}

/** The header that listings of a variant begin with, precompiled. */
export function precompiledHeader(
  toolchain: Toolchain,
  variant: Variant,
  dir: string,
): Promise<Uint8Array> {
  return keep(path.join(dir, `${variant}.pch`), () =>
    toolchain.precompile('common.hpp', listingFlags[variant]),
  );
}

/** The objects that a module of a variant is linked with; neither is traced itself. */
export async function runtimeObjects(
  toolchain: Toolchain,
  variant: Variant,
  dir: string,
): Promise<Uint8Array[]> {
  const objects: Uint8Array[] = [];
  for (const name of objectsOf[variant]) {
    objects.push(
      await keep(path.join(dir, `${name}.o`), async () =>
        toolchain.compile(
          read(`${name}.cpp`),
          listingFlags.plain,
          await precompiledHeader(toolchain, 'plain', dir),
        ),
      ),
    );
  }
  return objects;
}

/** Makes what a variant's modules share, and no other process at work makes. */
export async function prepare(toolchain: Toolchain, variant: Variant, dir: string): Promise<void> {
  await precompiledHeader(toolchain, variant, dir);
  if (variant === 'plain') {
    await runtimeObjects(toolchain, 'plain', dir);
    await runtimeObjects(toolchain, 'traced', dir);
  }
}
