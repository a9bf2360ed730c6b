import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const host: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => process.cwd(),
  getCanonicalFileName: (file) => file,
  getNewLine: () => '\n',
};

/**
 * Writes the types of a package's entry points and of all modules of it that they import.
 *
 * @param entries the entry points' files.
 * @param root the folder of the project, with its tsconfig.json.
 * @throws Error with the compiler's words when the types cannot be written.
 */
export function declare(entries: readonly string[], src: string, lib: string, root: string): void {
  const configuration = ts.readConfigFile(path.join(root, 'tsconfig.json'), (file) =>
    fs.readFileSync(file, 'utf8'),
  );
  const {options} = ts.parseJsonConfigFileContent(
    {...(configuration.config as object), files: [], include: []},
    ts.sys,
    root,
  );
  const ambient = fs
    .readdirSync(src, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.d.ts'))
    .map((file) => path.join(src, file));
  const program = ts.createProgram([...entries, ...ambient], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: src,
    outDir: lib,
  });
  const {diagnostics} = program.emit();
  if (diagnostics.length > 0) {
    throw new Error(ts.formatDiagnostics(diagnostics, host));
  }
}
