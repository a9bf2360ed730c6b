import fs from 'node:fs';
import path from 'node:path';

/** Returns the folder of a built site. @throws Error if the folder contains none. */
export function builtSite(folder: string): string {
  const site = path.resolve(folder);
  if (!fs.existsSync(path.join(site, 'index.html'))) {
    throw new Error(`${site} has no built site; run npm run build first.`);
  }
  return site;
}
