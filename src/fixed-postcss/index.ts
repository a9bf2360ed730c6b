import {createRequire} from 'node:module';
import type {Plugin} from '@docusaurus/types';

type CreatePlugin = (options: unknown) => unknown;

const requireModule = createRequire(__filename);

/** Creates a PostCSS plugin that is given as the name of its module and its options. */
function created(plugin: unknown): unknown {
  if (!Array.isArray(plugin)) {
    return plugin;
  }
  const [name, options] = plugin as [name: string, options: unknown];
  return (requireModule(name) as CreatePlugin)(options);
}

/**
 * Creates Docusaurus' PostCSS plugin once, and not for every style sheet, and stops PostCSS from
 * looking for a configuration for each. The site has only Docusaurus' own configuration.
 */
export default function fixedPostCss(): Plugin {
  return {
    name: 'fixed-postcss',
    configurePostCss: ({plugins, ...options}) => ({
      ...options,
      plugins: plugins.map(created),
      config: false,
    }),
  };
}
