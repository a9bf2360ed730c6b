import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const host: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => process.cwd(),
  getCanonicalFileName: (file) => file,
  getNewLine: () => '\n',
};

/** Returns the files with the ambient types of a package. */
const ambientIn = (src: string) =>
  fs
    .readdirSync(src, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => path.join(src, file));

/**
 * Writes the type declarations of the packages' entry points and of all modules that they import.
 * All packages are checked in one program, because they import the same libraries.
 *
 * @param entries the files of the entry points.
 * @param sources the source folders of the packages.
 * @param root the folder of the project, with its tsconfig.json and the folder of the packages.
 * @param target the output folder, which gets the same structure as the folder of the packages.
 * @throws Error with the compiler's messages if the declarations cannot be written.
 */
export function writeDeclarations(
  entries: readonly string[],
  sources: readonly string[],
  root: string,
  target: string,
): void {
  const configuration = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) =>
    fs.readFileSync(file, 'utf8'),
  );
  const {options} = ts.parseJsonConfigFileContent(
    {...(configuration.config as object), files: [], include: []},
    ts.sys,
    root,
  );
  const program = ts.createProgram([...entries, ...sources.flatMap(ambientIn)], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: path.join(root, 'packages'),
    outDir: target,
  });
  const {diagnostics} = program.emit();
  if (diagnostics.length > 0) {
    throw new Error(ts.formatDiagnostics(diagnostics, host));
  }
}
