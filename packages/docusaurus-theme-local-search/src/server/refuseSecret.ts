import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Looks for a secret in the files of a built site.
 *
 * @param variable the variable of the environment that has it; none is looked for without one.
 * @throws Error naming the first file that has it.
 */
export async function refuseSecret(outDir: string, variable: string): Promise<void> {
  // A line break after it is of the file that it was read from.
  const secret = process.env[variable]?.trim();
  if (!secret) {
    return;
  }
  const entries = await fs.readdir(outDir, {recursive: true, withFileTypes: true});
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    if ((await fs.readFile(file)).includes(secret)) {
      throw new Error(
        `${path.relative(outDir, file)} has the key of ${variable}, with which everybody could write. ` +
          'Nothing of the site should be published; make a new key if it was before.',
      );
    }
  }
}
