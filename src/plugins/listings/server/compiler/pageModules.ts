import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {KitFile} from '../../shared/kit';
import {ModuleFolder} from '../moduleFolder';
import {kitFiles} from './kitFiles';
import {clangScript, grammarScript} from './pageScripts';

/** The folder of what pages import of the compiler, below the plugin's data. */
export const compilerFolder = 'compiler';

/**
 * Writes the modules that a page imports to compile: `kit.js`, with the addresses of the
 * kit's files, `clang.js` and `grammar.js`.
 *
 * @param kitDir where the kit's files are.
 */
export function writeCompilerModules(dir: string, kitDir: string): void {
  const folder = new ModuleFolder(dir);
  const entries = Object.entries(kitFiles).map(([name, file]) => {
    const bytes = fs.readFileSync(path.join(kitDir, file));
    folder.write(file, bytes);
    const facts: Omit<KitFile, 'url'> = {
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    };
    return {name, file, facts: JSON.stringify(facts)};
  });
  folder.write(
    'kit.js',
    [
      ...entries.map(({name, file}) => `import ${name} from './${file}';`),
      'export default {',
      ...entries.map(({name, facts}) => `  ${name}: {url: ${name}, ...${facts}},`),
      '};',
      '',
    ].join('\n'),
  );
  folder.write('clang.js', clangScript());
  folder.write('grammar.js', grammarScript());
}
