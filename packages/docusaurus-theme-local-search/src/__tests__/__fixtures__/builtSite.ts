import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {
  AllContent,
  DocusaurusConfig,
  LoadContext,
  OptionValidationContext,
  Plugin,
} from '@docusaurus/types';
import {onTestFinished} from 'vitest';
import localSearchPlugin from '../..';
import {validateOptions, type Options, type PluginOptions} from '../../options';
import type {SearchData} from '../../shared';

/** A site that is built for a test, in a temporary folder that is removed after the test. */
interface BuiltSite {
  readonly outDir: string;
  /** The search data that its pages receive. */
  readonly data: SearchData;
}

/**
 * Builds the search of a site at the base path `/base/`; in development, only its index.
 *
 * @param files the initial content of the folder, by file name.
 */
export async function buildSite(
  allContent: object,
  files: Readonly<Record<string, string>>,
  siteConfig: Partial<DocusaurusConfig> = {},
  options: PluginOptions = {},
): Promise<BuiltSite> {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'built-site-'));
  onTestFinished(() => fs.rmSync(outDir, {recursive: true}));
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(outDir, name)), {recursive: true});
    fs.writeFileSync(path.join(outDir, name), content);
  }
  const context = {
    siteDir: outDir,
    generatedFilesDir: outDir,
    baseUrl: '/base/',
    siteConfig: {title: 'Site', url: 'https://example.org', ...siteConfig},
    i18n: {currentLocale: 'en'},
  } as unknown as LoadContext;
  const validate = normalizePluginOptions as OptionValidationContext<
    PluginOptions,
    Options
  >['validate'];
  const plugin = localSearchPlugin(context, validateOptions({validate, options}));
  let data: unknown;
  const actions = {
    createData: (_: string, content: string) => Promise.resolve((data = JSON.parse(content))),
    addRoute: () => undefined,
  };
  type Load = Parameters<NonNullable<Plugin['allContentLoaded']>>[0];
  await plugin.allContentLoaded?.({
    allContent: allContent as AllContent,
    actions,
  } as unknown as Load);
  if (process.env.NODE_ENV !== 'development') {
    await plugin.postBuild?.({outDir, routesPaths: []} as unknown as Parameters<
      NonNullable<Plugin['postBuild']>
    >[0]);
  }
  return {outDir, data: data as SearchData};
}
