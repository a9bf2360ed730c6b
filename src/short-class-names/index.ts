import type {Plugin} from '@docusaurus/types';

/** A loader's options, as far as they name the classes of CSS modules. */
interface LoaderOptions {
  readonly modules?: {localIdentName?: string};
}

/**
 * Names the classes of CSS modules by a hash alone: their own names are a twentieth of an
 * article's HTML.
 */
export default function shortClassNames(): Plugin {
  return {
    name: 'short-class-names',
    configureWebpack({module}) {
      const isShort = process.env.NODE_ENV === 'production';
      for (const rule of isShort ? (module?.rules ?? []) : []) {
        const loaders = typeof rule === 'object' && Array.isArray(rule?.use) ? rule.use : [];
        for (const loader of loaders) {
          const {modules} = (
            loader && typeof loader === 'object' && typeof loader.options === 'object'
              ? loader.options
              : {}
          ) as LoaderOptions;
          if (modules?.localIdentName !== undefined) {
            modules.localIdentName = '[contenthash:base64:5]';
          }
        }
      }
      return {};
    },
  };
}
