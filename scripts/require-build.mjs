// Exits with an error message if there is no built site, for scripts that read it.
import fs from 'node:fs';
import path from 'node:path';

if (!fs.existsSync(path.resolve(import.meta.dirname, '../build/index.html'))) {
  console.error('There is no built site in build/: run npm run build first.');
  process.exitCode = 1;
}
