import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const host: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => process.cwd(),
  getCanonicalFileName: (file) => file,
  getNewLine: () => '\n',
};

/** The ambient types of a package. */
const ambientIn = (src: string) =>
  fs
    .readdirSync(src, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => path.join(src, file));

/**
 * Makes the types of packages' entry points and of all modules of the packages that they import.
 * All are checked together, for they import the same libraries.
 *
 * @param entries the entry points' files.
 * @param sources the packages' folders of sources.
 * @param root the folder of the project, with its tsconfig.json and the folder of the packages.
 * @returns the texts of the declaration files, by paths that lie next to the modules.
 * @throws Error with the compiler's words when the types cannot be made.
 */
export function declare(
  entries: readonly string[],
  sources: readonly string[],
  root: string,
): ReadonlyMap<string, string> {
  const configuration = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) =>
    fs.readFileSync(file, 'utf8'),
  );
  const {options} = ts.parseJsonConfigFileContent(
    {...(configuration.config as object), files: [], include: []},
    ts.sys,
    root,
  );
  const folder = path.join(root, 'packages');
  const program = ts.createProgram([...entries, ...sources.flatMap(ambientIn)], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: folder,
    outDir: folder,
  });
  const made = new Map<string, string>();
  const {diagnostics} = program.emit(undefined, (file, text) =>
    made.set(path.normalize(file), text),
  );
  if (diagnostics.length > 0) {
    throw new Error(ts.formatDiagnostics(diagnostics, host));
  }
  return made;
}
