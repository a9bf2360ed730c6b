import {getSwcJsMinimizerOptions} from '@docusaurus/faster';
import type {Plugin} from '@docusaurus/types';
import type {rspack} from '@rspack/core';

const minimizerName = 'SwcJsMinimizerRspackPlugin';

/**
 * Keeps the names in minified scripts the same wherever the site is built. By default the letters
 * that are frequent in a script come first, and when names are chosen the runtime still has hashes
 * in it that begin from the folder's path; the bundler replaces these only afterwards.
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
