import {
  Exit,
  giveParts,
  runLLVM,
} from '@generated/docusaurus-plugin-cpp-listings/default/compiler/clang.js';
import {
  Language,
  Parser,
} from '@generated/docusaurus-plugin-cpp-listings/default/compiler/grammar.js';
import type {Parse} from '../../toolchain/instrument';
import {bundleFolders, type CompilerBundle} from '../../toolchain/compilerBundle';
import {treeOf} from '../../toolchain/treeOf';
import {describeWorkerError} from '../describeWorkerError';
import type {Handler} from '../serveRequests';
import type {CompileProtocol, Progress} from './compileProtocol';
import {
  bundleToolchain,
  compileFlags,
  createReaderCompiler,
  filesBelow,
  precompile,
  type CompileReaderProgram,
} from './compileReaderProgram';
import {loadBundle} from './loadBundle';

interface LoadedCompiler {
  readonly compile: CompileReaderProgram;
  /** Whether the bundle is cached for the next visit. */
  readonly isCached: boolean;
}

/** Copies bytes that are a view of a larger buffer. */
const copyOf = (bytes: Uint8Array | undefined) => new Uint8Array(bytes ?? []);

async function loadGrammar(files: ReadonlyMap<string, Uint8Array>): Promise<Parse> {
  const part = (name: string) => copyOf(files.get(bundleFolders.grammar + name));
  await Parser.init({wasmBinary: part('web-tree-sitter.wasm')});
  const parser = new Parser().setLanguage(await Language.load(part('tree-sitter-cpp.wasm')));
  return (source) => {
    const tree = parser.parse(source);
    if (!tree) {
      throw new Error('the C++ grammar is not loaded');
    }
    return tree.rootNode;
  };
}

async function loadCompiler(
  bundle: CompilerBundle,
  onProgress: (progress: Progress) => void,
): Promise<LoadedCompiler> {
  const {clang, files, isCached, getOrMake} = await loadBundle(bundle, compileFlags, onProgress);
  const smallModules = await Promise.all(
    filesBelow(files, bundleFolders.modules).map(
      async ([name, bytes]) => [name, await WebAssembly.compile(copyOf(bytes))] as const,
    ),
  );
  giveParts({
    modules: {'llvm.core.wasm': clang, ...Object.fromEntries(smallModules)},
    system: treeOf(filesBelow(files, bundleFolders.system)),
  });
  const toolchain = bundleToolchain(() => Promise.resolve({Exit, runLLVM}), files);
  const precompiled = await getOrMake(() => precompile(toolchain));
  const objects = filesBelow(files, bundleFolders.objects).map(([, bytes]) => bytes);
  return {
    compile: createReaderCompiler(toolchain, precompiled, objects, await loadGrammar(files)),
    isCached,
  };
}

let loading: Promise<LoadedCompiler> | undefined;

/** Compiles a reader's program; the first request loads the compiler. */
export const handleCompile: Handler<CompileProtocol> = async (
  {bundle, program},
  {notify, startTimeLimit},
) => {
  let compiler: LoadedCompiler;
  try {
    loading ??= loadCompiler(bundle, notify);
    compiler = await loading;
  } catch (error) {
    loading = undefined;
    return {type: 'notLoaded', message: describeWorkerError(error)};
  }
  if (!program) {
    return {type: 'loaded'};
  }
  notify({type: 'compiling'});
  startTimeLimit();
  const compiled = await compiler.compile(program.code, program.caller, program.proofs);
  return {type: 'compiled', compiled, isCached: compiler.isCached};
};
