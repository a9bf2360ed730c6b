import fs from 'node:fs';
import path from 'node:path';

/** Returns the folder of a built site. @throws Error if the folder contains none. */
export function builtSite(folder: string): string {
  const site = path.resolve(folder);
  if (!fs.existsSync(path.join(site, 'index.html'))) {
    throw new Error(`${site} contains no built site. Run \`npm run build\` first.`);
  }
  return site;
}
