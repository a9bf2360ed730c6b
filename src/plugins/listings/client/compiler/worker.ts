import {Exit, giveParts, runLLVM} from '@generated/contiguous-listings/default/compiler/clang.js';
import {Language, Parser} from '@generated/contiguous-listings/default/compiler/grammar.js';
import type {Parse} from '../../shared/instrument';
import {kitFolders, treeOf, type Kit} from '../../shared/kit';
import {loadParts} from './parts';
import type {CompileJob, FromCompiler, Progress} from './protocol';
import {filesBelow, kitToolchain, openWorkshop, precompile, type Compiled} from './workshop';

interface Opened {
  readonly compile: (code: string, proof: string) => Promise<Compiled>;
  readonly isKept: boolean;
}

/** Copies what is a view of a larger buffer. */
const owned = (bytes: Uint8Array | undefined) => new Uint8Array(bytes ?? []);

async function loadGrammar(files: ReadonlyMap<string, Uint8Array>): Promise<Parse> {
  const part = (name: string) => owned(files.get(kitFolders.grammar + name));
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

async function openKit(kit: Kit, onProgress: (progress: Progress) => void): Promise<Opened> {
  const {clang, files, isKept, once} = await loadParts(kit, onProgress);
  const small = await Promise.all(
    filesBelow(files, kitFolders.modules).map(
      async ([name, bytes]) => [name, await WebAssembly.compile(owned(bytes))] as const,
    ),
  );
  giveParts({
    modules: {'llvm.core.wasm': clang, ...Object.fromEntries(small)},
    system: treeOf(filesBelow(files, kitFolders.system)),
  });
  const toolchain = kitToolchain(() => Promise.resolve({Exit, runLLVM}), files);
  const precompiled = await once('precompiled', () => precompile(toolchain));
  const objects = filesBelow(files, kitFolders.objects).map(([, bytes]) => bytes);
  return {compile: openWorkshop(toolchain, precompiled, objects, await loadGrammar(files)), isKept};
}

const say = (message: FromCompiler) => self.postMessage(message);

let opening: Promise<Opened> | undefined;

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function work({id, kit, code, proof}: CompileJob): Promise<void> {
  let opened: Opened;
  try {
    opening ??= openKit(kit, (progress) => say({id, ...progress}));
    opened = await opening;
  } catch (error) {
    opening = undefined;
    say({id, type: 'notLoaded', message: wordsOf(error)});
    return;
  }
  say({id, type: 'compiling'});
  try {
    say({id, type: 'compiled', compiled: await opened.compile(code, proof), isKept: opened.isKept});
  } catch (error) {
    say({id, type: 'broken', message: wordsOf(error)});
  }
}

self.addEventListener('message', ({data}: MessageEvent<CompileJob>) => void work(data));
