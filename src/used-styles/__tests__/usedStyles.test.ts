import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import postcss, {type AcceptedPlugin} from 'postcss';
import {afterEach, describe, expect, it, vi} from 'vitest';
import usedStyles from '..';

afterEach(() => {
  vi.unstubAllEnvs();
});

const css = [
  // The site's palette sets the last variable, which no style sheet reads.
  ':root {--read: 1; --unread: var(--chained); --chained: 2; --ifm-color-primary-darkest: 3}',
  '.navbar {order: var(--read)}',
  '.margin-left--xl {}',
  '.margin-left--xl, .menu {}',
  // Named by the theme's page of the archive, which the site replaces.
  '.hero__subtitle {}',
  'h6 {}',
].join('\n');

/** Returns the style sheet as a build with the plugin writes it. */
async function process(file: string, text = css): Promise<string> {
  const context = {siteDir: path.resolve('.')} as LoadContext;
  const options = {plugins: []};
  const {plugins} = usedStyles(context).configurePostCss?.(options) ?? options;
  return (await postcss(plugins as AcceptedPlugin[]).process(text, {from: file})).css;
}

describe('a build', () => {
  it("removes unused classes and unused variables from Infima's style sheet", async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const used = await process('/site/node_modules/infima/dist/css/default/default.css');
    expect(used.replaceAll(/\s+/g, '')).toBe(
      ':root{--read:1}.navbar{order:var(--read)}.menu{}h6{}',
    );
  });

  it('removes the cascade layers of packages that the site does not load', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const layers = '@layer docusaurus.infima, docusaurus.theme-classic, docusaurus.theme-mermaid;';
    expect(await process('/site/.docusaurus/layers/layers.css', layers)).toBe(
      '@layer docusaurus.infima, docusaurus.theme-classic;',
    );
  });

  it('leaves other style sheets unchanged', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(await process('/site/src/css/custom.css')).toBe(css);
  });

  it('removes nothing in development, where an author may use a class at any time', async () => {
    expect(await process('/site/node_modules/infima/default.css')).toBe(css);
  });
});
