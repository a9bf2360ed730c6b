import {getSwcJsMinimizerOptions} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';
import type {rspack} from '@rspack/core';

const minimizerName = 'SwcJsMinimizerRspackPlugin';

/**
 * Keeps the names in minified scripts independent of the build folder. By default the minifier uses
 * the most frequent letters of a script first. At that time the runtime still contains preliminary
 * hashes that depend on the folder's path; the bundler replaces them only later.
 */
export default function stableNames(): Plugin {
  return {
    name: 'stable-names',
    configureWebpack({optimization}, isServer, {currentBundler}) {
      const minimizers = optimization?.minimizer ?? [];
      if (isServer || currentBundler.name !== 'rspack' || minimizers.length === 0) {
        return {};
      }
      const {SwcJsMinimizerRspackPlugin} = currentBundler.instance as unknown as typeof rspack;
      const minimizerOptions = {
        ...getSwcJsMinimizerOptions(),
        minify: true,
        mangle: {disableCharFreq: true},
      };
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        optimization: {
          minimizer: [
            new SwcJsMinimizerRspackPlugin({
              minimizerOptions: minimizerOptions as object,
            }) as unknown as (typeof minimizers)[number],
            ...minimizers.filter((minimizer) => minimizer?.constructor.name !== minimizerName),
          ],
        },
      };
    },
  };
}
