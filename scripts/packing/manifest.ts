/** What this project's packages say of themselves in package.json. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly devDependencies?: Readonly<Record<string, string>>;
  /** What is another in the package that is published: its compiled files. */
  readonly publishConfig?: Readonly<Record<string, unknown>>;
}

/**
 * The manifest of the published package: npm itself leaves `publishConfig` as it is.
 *
 * @throws Error when the package is private.
 */
export function publishedManifest({publishConfig = {}, ...manifest}: Manifest): object {
  if (manifest.private) {
    throw new Error(`${manifest.name} is private; take "private" out of its package.json`);
  }
  // What JSON leaves out.
  return {...manifest, ...publishConfig, devDependencies: undefined};
}
