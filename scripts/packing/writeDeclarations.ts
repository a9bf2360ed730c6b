import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {fileOf} from './fileOf';

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

/** Matches a relative import in a declaration. */
const relativeImport = /(\bfrom |\bimport |\bimport\()(["'])(\.{1,2}\/[^"']+)\2/g;

/**
 * Names the files of the relative imports in a declaration, as Node requires it of ES modules:
 * `./search.js` in place of `./search`.
 *
 * @param source the file that the declaration was made from.
 */
const withFileNames = (declaration: string, source: string) =>
  declaration.replace(
    relativeImport,
    (_, before: string, quote: string, specifier: string) =>
      `${before}${quote}${fileNameOf(specifier, source)}${quote}`,
  );

function fileNameOf(specifier: string, source: string): string {
  const file = fileOf(source, specifier);
  if (!/\.tsx?$/.test(file)) {
    return specifier;
  }
  const relative = path.relative(path.dirname(source), file.replace(/\.tsx?$/, '.js'));
  const address = relative.split(path.sep).join('/');
  return address.startsWith('.') ? address : `./${address}`;
}

/**
 * Writes the type declarations of the packages' entry points and of all modules that they import.
 * All packages are read in one program, because they import the same libraries.
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
  const rootDir = path.join(root, 'packages');
  const program = ts.createProgram([...entries, ...sources.flatMap(ambientIn)], {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    // The types are checked with the project's. To check them here would take most of the time.
    noCheck: true,
    rootDir,
    outDir: target,
  });
  const write = (file: string, text: string, source: string) => {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, withFileNames(text, source));
  };
  const {diagnostics} = program.emit(undefined, (file, text, _bom, _onError, [emitted] = []) => {
    const {fileName = file, referencedFiles = []} =
      program.getSourceFile(emitted?.fileName ?? '') ?? {};
    // The compiler leaves out references, or makes them lead out of the package.
    const references = referencedFiles.map(({fileName: to}) => `/// <reference path="${to}" />\n`);
    write(file, references.join('') + text, fileName);
    for (const {fileName: to} of referencedFiles) {
      const ambient = path.resolve(path.dirname(fileName), to);
      write(path.resolve(path.dirname(file), to), fs.readFileSync(ambient, 'utf8'), ambient);
    }
  });
  if (diagnostics.length > 0) {
    throw new Error(ts.formatDiagnostics(diagnostics, host));
  }
}
