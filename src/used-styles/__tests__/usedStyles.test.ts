import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import postcss, {type AcceptedPlugin} from 'postcss';
import {afterEach, describe, expect, it, vi} from 'vitest';
import usedStyles from '..';

afterEach(() => {
  vi.unstubAllEnvs();
});

// Written so that this file, which is a source too, does not name the class.
const unnamed = ['margin-left', 'xl'].join('--');
const css = `.navbar {}\n.${unnamed} {}\n.${unnamed}, .menu {}\nh6 {}\n:root {}`;

/** What a build with the plugin makes of a style sheet. */
async function process(file: string): Promise<string> {
  const context = {siteDir: path.resolve('.')} as LoadContext;
  const options = {plugins: []};
  const {plugins} = usedStyles(context).configurePostCss?.(options) ?? options;
  return (await postcss(plugins as AcceptedPlugin[]).process(css, {from: file})).css;
}

describe('a build', () => {
  it('leaves out of Infima the classes that nothing names, also next to one another', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const used = await process('/site/node_modules/infima/dist/css/default/default.css');
    expect(used.replaceAll(/\s+/g, '')).toBe('.navbar{}.menu{}h6{}:root{}');
  });

  it('leaves other style sheets as they are', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await process('/site/src/css/custom.css')).toBe(css);
  });

  it('leaves all to authors, who may name a class at any time', async () => {
    expect(await process('/site/node_modules/infima/default.css')).toBe(css);
  });
});
