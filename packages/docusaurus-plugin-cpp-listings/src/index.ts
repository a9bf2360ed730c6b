// oxlint-disable-next-line typescript/triple-slash-reference -- Ambient types cannot be imported.
/// <reference path="./theme/theme.d.ts" />
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {BackgroundBuild} from './build/backgroundBuild';
import type {ProductionBuild} from './build/productionBuild';
import {renderPreviewsScript} from './components/deferred/renderPreviewsScript';
import {developmentRoot, openDevelopmentBuild} from './build/developmentBuild';
import {writeDevelopmentModules} from './build/developmentModules';
import {devServerOptions} from './build/devServer';
import {dropPreviewsScript} from './dropPreviewsScript';
import {loadListings, type ListingsContent} from './content/loadContent';
import {pluginName} from './content/moduleNames';
import {authorError} from './markdown/authorError';
import {articleOf, runsPath} from './model/article';
import {errorMessage} from './model/errorMessage';
import type {SpeedData} from './model/speed';
import {readAllSpeeds, requireFresh} from './speed/record';
import {speedModules, writeSpeedModules} from './speed/speedModules';
import {validateOptions, type Options} from './options';
import {getSwizzleConfig} from './swizzle';
import {webpackRules} from './webpackRules';

export {getSwizzleConfig, validateOptions};
export type {PluginOptions} from './options';

interface Loaded {
  readonly content: ListingsContent;
  readonly speeds: ReadonlyMap<string, SpeedData>;
  /** Absent in development, where listings are built while pages are shown. */
  readonly built?: ProductionBuild;
}

/**
 * Milliseconds between a change and the reading of the files. Docusaurus's watcher (chokidar 3)
 * does not report a second change within 50 ms. An earlier read could find a half-saved file, and
 * nothing would cause another read.
 */
const saveDelay = 100;

/** Reads the listings for the development server. @throws Error naming file, line and reason. */
function loadForDevelopment(
  load: () => ListingsContent,
  background: BackgroundBuild,
): ListingsContent {
  try {
    const content = load();
    background.update(content);
    return content;
  } catch (error) {
    background.fail(errorMessage(error));
    throw error;
  }
}

/**
 * Makes the C++ files and problems of the listings' folder importable by pages, with one data
 * module for each region of a file and for each problem. It keeps the modules up to date while the
 * development server runs.
 */
export default function listingsPlugin(
  {siteDir, generatedFilesDir, baseUrl, i18n}: LoadContext,
  {folder, sourceUrl, checkCommand, speedCommand}: Options,
): Plugin<Loaded> {
  const listingsDir = path.join(siteDir, folder);
  const load = () => loadListings(listingsDir, sourceUrl);
  const dataDir = path.join(generatedFilesDir, pluginName, 'default');
  const site = {dataDir, listingsDir, checkCommand};
  const root = developmentRoot(baseUrl);
  const background =
    process.env.NODE_ENV === 'development' ? openDevelopmentBuild(listingsDir, baseUrl) : undefined;
  const speedsOf = ({problems}: ListingsContent) =>
    readAllSpeeds(
      listingsDir,
      problems.map(({data}) => data),
      speedCommand,
    );
  let last: Loaded | undefined;
  async function loadAll(): Promise<Loaded> {
    if (background) {
      // The first read needs no delay, because no file is being saved.
      await (last && setTimeout(saveDelay));
      const content = loadForDevelopment(load, background);
      return {content, speeds: speedsOf(content)};
    }
    const content = load();
    const speeds = speedsOf(content);
    const {buildAll} = await import('./build/productionBuild');
    const built = await buildAll(listingsDir, content);
    // Last, because a listing that does not compile cannot be measured: its error must come first.
    requireFresh(speeds);
    return {content, speeds, built};
  }
  return {
    name: pluginName,

    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),

    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({
        dirPath: path.join(__dirname, '../codeTranslations'),
        locale: i18n.currentLocale,
        name: pluginName,
      }),

    getClientModules() {
      return [
        'global.css',
        'progress/trackReading',
        'searchString',
        'CopyButton/copyOnClick',
        'deferred/lazyPreviews',
      ].map((module) => path.join(__dirname, 'components', module));
    },

    injectHtmlTags: () => ({
      postBodyTags: [{tagName: 'script', innerHTML: renderPreviewsScript}],
    }),

    postBuild({outDir}) {
      dropPreviewsScript(outDir);
    },

    // The folder and not a pattern of files, because the watcher (chokidar 3) misses a folder that
    // is renamed if it watches a pattern. The second pattern leaves out the editors' own files.
    // Only the published package has the last folder. `docusaurus write-translations` reads it.
    getPathsToWatch: () => [
      listingsDir,
      `!${folder}/**/*.!(cpp|hpp|out|yaml|json)`,
      path.join(__dirname, 'texts'),
    ],

    async loadContent() {
      last = await loadAll().catch((error: unknown) => {
        throw authorError(errorMessage(error), error);
      });
      return last;
    },

    configureWebpack(_config, isServer) {
      return {
        module: {rules: webpackRules({dataDir, listingsDir, isServer})},
        ...(background && {devServer: devServerOptions(background, root)}),
      };
    },

    // Writes everything synchronously instead of with `createData`, and always the content that was
    // read last. The development server starts a load at each save, and the older of two loads
    // might end last.
    async contentLoaded({actions}) {
      if (!last) {
        return;
      }
      const {content, speeds, built} = last;
      const others = speedModules(speeds, built !== undefined);
      if (built) {
        const {writeModules} = await import('./build/productionBuild');
        writeModules(site, content, built, others);
        for (const article of new Set([...built.live.listings.keys()].map(articleOf))) {
          actions.addRoute({
            path: `${baseUrl}${runsPath(article)}`,
            component: '@theme/RecordedRuns',
            exact: true,
          });
        }
      } else {
        writeDevelopmentModules(site, content, root, others);
      }
      writeSpeedModules(dataDir, speeds);
    },
  };
}

// Docusaurus looks here when a configuration names the function instead of the module.
listingsPlugin.validateOptions = validateOptions;
listingsPlugin.getSwizzleConfig = getSwizzleConfig;
