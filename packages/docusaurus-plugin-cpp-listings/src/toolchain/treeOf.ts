import type {Tree} from '@yowasp/clang';

/** Arranges files in a tree of folders, by their paths. */
export function treeOf(files: Iterable<readonly [string, Uint8Array | string]>): Tree {
  const root: Tree = {};
  for (const [path, content] of files) {
    const names = path.split('/');
    const name = names.pop() ?? path;
    let folder = root;
    for (const part of names) {
      folder = (folder[part] ??= {}) as Tree;
    }
    folder[name] = content;
  }
  return root;
}
