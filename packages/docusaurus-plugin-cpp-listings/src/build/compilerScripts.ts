import fs from 'node:fs';

type Swap = readonly [from: string, to: string];

/**
 * Reads a package's script and replaces parts of it.
 *
 * @param name the name of the package.
 * @param swaps the replacements; the script must contain each `from`.
 * @throws Error when the package has changed.
 */
function scriptOf(name: string, file: string, swaps: readonly Swap[]): string {
  return swaps.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) {
        throw new Error(
          `${name} has changed: its script has no \`${from}\`; correct build/compilerScripts.ts`,
        );
      }
      return text.replaceAll(from, to);
    },
    fs.readFileSync(file, 'utf8'),
  );
}

const wasmModules = ['llvm.core.wasm', 'llvm.core2.wasm', 'llvm.core3.wasm', 'llvm.core4.wasm'];

const clangEnding = `
let compilerParts;
export function giveParts(parts) {
  compilerParts = parts;
}
`;

/**
 * Returns the script of `@yowasp/clang` for the page. It gets its modules and files through
 * `giveParts` and does not fetch them from its own folder, because a bundler would put all 100 MB
 * of that folder into the site.
 */
export function clangScript(): string {
  const script = scriptOf('@yowasp/clang', require.resolve('@yowasp/clang'), [
    ...wasmModules.map((name): Swap => [
      `await fetch3(new URL("./${name}", import.meta.url)).then(compileWasmModule)`,
      `compilerParts.modules["${name}"]`,
    ]),
    [
      'await fetch3(new URL("./llvm-resources.tar", import.meta.url)).then((resp) => resp.arrayBuffer()).then(unpackTarFilesystem)',
      'compilerParts.system',
    ],
    ['new URL(`./${name}`, import.meta.url)', 'name'],
    ['import("node:fs/promises")', 'undefined'],
  ]);
  return script + clangEnding;
}

/**
 * Returns the script of `web-tree-sitter` for the page, which passes in the WebAssembly. The script
 * has no `import.meta.url`, which a bundler would replace with the script's path on this machine.
 */
export function grammarScript(): string {
  const wasm = require.resolve('web-tree-sitter/web-tree-sitter.wasm');
  const file = wasm.replace(/\.wasm$/, '.js');
  return scriptOf('web-tree-sitter', file, [
    ['new URL("web-tree-sitter.wasm", import.meta.url).href', '""'],
    ['import.meta.url', '""'],
    ['await import("fs/promises")', 'undefined'],
    ['await import("module")', '{}'],
  ]);
}
