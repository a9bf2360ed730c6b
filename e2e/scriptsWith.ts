import fs from 'node:fs';
import path from 'node:path';

/**
 * Returns the scripts that contain a text, each once. They are read from the folder of the built
 * site, because to fetch a hundred of them once more takes ten seconds.
 *
 * @param addresses the addresses of files of the built site, not only of scripts.
 */
export const scriptsWith = (text: string, addresses: readonly string[]): string[] =>
  [...new Set(addresses)].filter(
    (address) =>
      address.endsWith('.js') &&
      fs.readFileSync(path.join('build', new URL(address).pathname), 'utf8').includes(text),
  );
