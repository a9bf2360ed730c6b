import fs from 'node:fs';

type Swap = readonly [from: string, to: string];

/**
 * @param name of the package.
 * @param swaps what becomes of parts of its script, each of which must be there.
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
 * The script of `@yowasp/clang` for the page: it is given its modules and files, by
 * `giveParts`, and does not fetch them from its own folder, where a bundler would put all
 * 100 MB of them into the site.
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
 * The script of `web-tree-sitter` for the page, which gives it its WebAssembly. A
 * bundler would write the place of the script on this machine into the site.
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
