import fs from 'node:fs';
import path from 'node:path';
import {elementChecks} from './elementChecks';
import {knownIterators} from './knownIterators';
import {readTar} from './tar';

const changesOf = {...elementChecks, ...knownIterators};

/**
 * Returns the headers of the library that are changed, by their paths below the library's folder.
 *
 * @throws Error if a header no longer has the code to change.
 */
export function changedHeaders(): Record<string, string> {
  const archive = path.join(path.dirname(require.resolve('@yowasp/clang')), 'llvm-resources.tar');
  const files = readTar(fs.readFileSync(archive));
  return Object.fromEntries(
    Object.entries(changesOf).map(([name, changes]) => {
      const file = `include/c++/v1/${name}`;
      const header = new TextDecoder().decode(files.get(file));
      const missing = changes.find(({from}) => !header.includes(from));
      if (missing) {
        throw new Error(
          `${file} of @yowasp/clang has no ${missing.from}; correct the changes of this header in build/`,
        );
      }
      return [name, changes.reduce((text, {from, to}) => text.replaceAll(from, to), header)];
    }),
  );
}
