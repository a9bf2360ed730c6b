import type {Plugin} from '@docusaurus/types';
import {AtRule, type Plugin as PostCssPlugin} from 'postcss';

const infimaInLightPrint: PostCssPlugin = {
  postcssPlugin: 'light-print',
  Once(root) {
    if (/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) {
      root.walkRules("html[data-theme='dark']", (rule) => {
        rule.replaceWith(new AtRule({name: 'media', params: 'not print', nodes: [rule.clone()]}));
      });
    }
  },
};

/**
 * Keeps Infima's dark colours out of print, because paper is light in either colour mode.
 */
export default function lightPrint(): Plugin {
  return {
    name: 'light-print',
    configurePostCss: (options) => ({
      ...options,
      plugins: [...options.plugins, infimaInLightPrint],
    }),
  };
}
