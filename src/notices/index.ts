import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, Module} from '@rspack/core';
import {packageFolders, readPackage} from './packages';
import {noticesOf} from './text';

const name = 'notices';

/** The address of the notices, below the base path. */
const file = 'notices.txt';

/** Packages whose files are sent to readers without being bundled as modules. */
const fileOnly = [
  '@fontsource-variable/jetbrains-mono',
  '@fontsource-variable/source-serif-4',
  '@yowasp/clang',
  'tree-sitter-cpp',
  'web-tree-sitter',
];

/** Returns the files of a module and of the modules that were concatenated with it. */
const filesOf = (module: Module): string[] => [
  module.nameForCondition() ?? '',
  ...('modules' in module ? (module.modules as Module[]).flatMap(filesOf) : []),
];

/** Writes `notices.txt`: the licences of all third-party work that is sent to readers. */
export default function notices({siteDir}: LoadContext): Plugin {
  const files = new Set<string>();
  const collectFiles = {
    apply: ({hooks}: Compiler) =>
      hooks.thisCompilation.tap(name, ({hooks: {processAssets}, chunks, chunkGraph}) =>
        processAssets.tap(name, () =>
          [...chunks]
            .flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)])
            .flatMap(filesOf)
            .forEach((file) => files.add(file)),
        ),
      ),
  };
  return {
    name,

    configureWebpack: (_config, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : ({plugins: [collectFiles]} as object),

    postBuild({outDir}) {
      const folders = new Set([
        ...packageFolders(files),
        ...fileOnly.map((name) => path.join(siteDir, 'node_modules', name)),
      ]);
      const packages = [...folders].map((folder) => readPackage(fs.realpathSync(folder)));
      const distinct = new Map(
        packages.map((shipped) => [`${shipped.name}@${shipped.version}`, shipped]),
      );
      fs.writeFileSync(path.join(outDir, file), noticesOf([...distinct.values()]));
      return Promise.resolve();
    },
  };
}
