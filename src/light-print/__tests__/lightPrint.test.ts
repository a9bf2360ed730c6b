import postcss, {type AcceptedPlugin} from 'postcss';
import {expect, it} from 'vitest';
import lightPrint from '..';

const css = "html[data-theme='dark'] {--ifm-color-content: #fff} .navbar--dark {color: #fff}";

/** Returns the style sheet as a build with the plugin writes it. */
async function process(file: string): Promise<string> {
  const options = {plugins: []};
  const {plugins} = lightPrint().configurePostCss?.(options) ?? options;
  return (await postcss(plugins as AcceptedPlugin[]).process(css, {from: file})).css;
}

it("keeps the dark colours of Infima's style sheet out of print", async () => {
  const changed = await process('/site/node_modules/infima/dist/css/default/default.css');
  expect(changed).toBe(
    "@media not print {html[data-theme='dark'] {--ifm-color-content: #fff}} .navbar--dark {color: #fff}",
  );
});

it('leaves other style sheets unchanged', async () => {
  expect(await process('/site/src/css/custom.css')).toBe(css);
});
