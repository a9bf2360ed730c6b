import fs from 'node:fs/promises';
import path from 'node:path';

/**
 * Searches the files of a built site for a secret.
 *
 * @param variable the environment variable with the secret; if it is not set, nothing is searched
 * for.
 * @throws Error with the name of the first file that contains the secret.
 */
export async function assertNoSecret(outDir: string, variable: string): Promise<void> {
  // Remove a line break, which may come from the file that the secret was read from.
  const secret = process.env[variable]?.trim();
  if (!secret) {
    return;
  }
  const entries = await fs.readdir(outDir, {recursive: true, withFileTypes: true});
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    if ((await fs.readFile(file)).includes(secret)) {
      throw new Error(
        `${path.relative(outDir, file)} contains the key in ${variable}, which would let anyone change the search index. ` +
          'Do not publish this build. If the key was already published, replace it.',
      );
    }
  }
}
