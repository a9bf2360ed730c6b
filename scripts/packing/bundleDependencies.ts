import fs from 'node:fs';
import path from 'node:path';

/** The fields of a bundled package that say what it is and where it comes from. */
const kept = ['name', 'version', 'description', 'license', 'author', 'repository'];

/**
 * Copies some files of the dependencies that a tarball contains into its `node_modules`. A copied
 * manifest names no dependencies and no scripts, because these belong to the files left out.
 *
 * @param bundled the files of each dependency, by its name.
 * @param modules the folder in which the dependencies are installed.
 * @param staged the folder to pack.
 */
export function bundleDependencies(
  bundled: Readonly<Record<string, readonly string[]>>,
  modules: string,
  staged: string,
): void {
  for (const [name, files] of Object.entries(bundled)) {
    const from = path.join(modules, name);
    const to = path.join(staged, 'node_modules', name);
    fs.mkdirSync(to, {recursive: true});
    files.forEach((file) => fs.copyFileSync(path.join(from, file), path.join(to, file)));
    const manifest = fs.readFileSync(path.join(from, 'package.json'), 'utf8');
    const fields = Object.entries(JSON.parse(manifest) as object);
    fs.writeFileSync(
      path.join(to, 'package.json'),
      `${JSON.stringify(Object.fromEntries(fields.filter(([key]) => kept.includes(key))), undefined, 2)}\n`,
    );
  }
}
