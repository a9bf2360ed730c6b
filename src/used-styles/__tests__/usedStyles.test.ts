import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import postcss, {type AcceptedPlugin} from 'postcss';
import {afterEach, describe, expect, it, vi} from 'vitest';
import usedStyles from '..';

afterEach(() => {
  vi.unstubAllEnvs();
});

// The names are joined at runtime, because this file is a source too and must not contain them.
const unnamed = ['margin-left', 'xl'].join('--');
const [read, unused, chained] = ['read', 'unread', 'chained'].map((name) =>
  ['', '', name].join('-'),
);
const css = [
  `:root {${read}: 1; ${unused}: var(${chained}); ${chained}: 2}`,
  `.navbar {order: var(${read})}`,
  `.${unnamed} {}`,
  `.${unnamed}, .menu {}`,
  'h6 {}',
].join('\n');

/** Returns the style sheet as a build with the plugin writes it. */
async function process(file: string): Promise<string> {
  const context = {siteDir: path.resolve('.')} as LoadContext;
  const options = {plugins: []};
  const {plugins} = usedStyles(context).configurePostCss?.(options) ?? options;
  return (await postcss(plugins as AcceptedPlugin[]).process(css, {from: file})).css;
}

describe('a build', () => {
  it("removes unused classes and unused variables from Infima's style sheet", async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const used = await process('/site/node_modules/infima/dist/css/default/default.css');
    expect(used.replaceAll(/\s+/g, '')).toBe(
      `:root{${read}:1}.navbar{order:var(${read})}.menu{}h6{}`,
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
