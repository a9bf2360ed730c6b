import path from 'node:path';

/** The folder of this package's modules. */
export const modulesDir = path.dirname(__dirname);

/** `.ts` in this project, `.js` where the package is installed. */
const extension = path.extname(__filename);

/** Whether Node needs a TypeScript loader for this package's modules. */
export const isTypeScript = extension === '.ts';

/** Returns the file of a module, by its path in the folder of all modules, without extension. */
export const moduleFile = (name: string, folder: string = modulesDir): string =>
  path.join(folder, `${name}${extension}`);

/** Returns the folder of the package's C++: `common/`, `native/` and `wasm/`. */
export const cppFolder = (folder: string = modulesDir): string => path.join(folder, 'cpp');
