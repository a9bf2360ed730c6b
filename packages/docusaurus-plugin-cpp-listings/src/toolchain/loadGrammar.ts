import {Language, Parser} from 'web-tree-sitter';
import type {Parse} from './instrument';

async function load(): Promise<Parser> {
  await Parser.init();
  const grammar = require.resolve('tree-sitter-cpp/tree-sitter-cpp.wasm');
  return new Parser().setLanguage(await Language.load(grammar));
}

let loading: Promise<Parser> | undefined;

/** Loads the grammar of C++, once per process, and returns a parser of sources. */
export async function loadGrammar(): Promise<Parse> {
  loading ??= load();
  const parser = await loading;
  return (source) => {
    const tree = parser.parse(source);
    if (!tree) {
      throw new Error('the C++ grammar is not loaded');
    }
    return tree.rootNode;
  };
}
