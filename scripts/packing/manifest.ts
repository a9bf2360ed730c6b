/** The fields of a package.json in this project. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  /** Fields with other values in the published package: its compiled files. */
  readonly publishConfig?: Readonly<Record<string, unknown>>;
}

/**
 * Returns the manifest of the published package. npm itself does not apply `publishConfig` to it.
 *
 * @param bundled the names of the dependencies that are part of the tarball.
 * @throws Error if the package is private.
 */
export function publishedManifest(
  {publishConfig = {}, ...manifest}: Manifest,
  bundled: readonly string[] = [],
): object {
  if (manifest.private) {
    throw new Error(`${manifest.name} is private; remove "private" from its package.json`);
  }
  // JSON omits undefined values.
  return {
    ...manifest,
    ...publishConfig,
    devDependencies: undefined,
    bundleDependencies: bundled.length === 0 ? undefined : bundled,
  };
}
