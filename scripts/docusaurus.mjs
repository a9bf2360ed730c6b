// Runs a Docusaurus command: `node scripts/docusaurus.mjs start`. Docusaurus uses Babel to compile
// the site's TypeScript and all modules that it imports from npm. That takes ten seconds or more in
// a fresh clone. Here SWC compiles the TypeScript, and Node loads the other modules directly.
import fs from 'node:fs';
import Module, {createRequire} from 'node:module';
import {transformFileSync} from '@swc/core';
import {omitMisleadingMessages} from './misleadingMessages.mjs';
import {withMistakesOnly, withMistakesOfPage} from './mistakeIn.mjs';
import {makePagesShowErrors} from './pageErrors.mjs';
import {makeReloadQueue} from './reloadQueue.mjs';
import {requirePort} from './requirePort.mjs';
import {makeErrorsPrintOnce} from './terminalErrors.mjs';
import {watchFoldersOfFiles} from './watchedFiles.mjs';

const [command, ...args] = process.argv.slice(2);
const [folder = '-'] = args;

/** The commands whose first argument may be the folder of a site. */
const ofSites = ['build', 'start', 'serve', 'deploy', 'clear', 'write-translations'];

const has = (option) => args.some((arg) => arg === option || arg.startsWith(`${option}=`));

/** Whether the command makes a site that nothing completes: `npm run build` names an `--out-dir`. */
const isIncomplete =
  (command === 'deploy' || (command === 'build' && !has('--out-dir'))) &&
  !(has('--help') || has('-h'));

try {
  if (isIncomplete) {
    throw new Error(
      `docusaurus ${command} makes a site without the content security policy and offline use; ` +
        'run npm run build, and publish build/.',
    );
  }
  if (ofSites.includes(command) && !folder.startsWith('-') && !fs.existsSync(folder)) {
    throw new Error(`There is no folder ${folder}; for this site, name no folder.`);
  }
  await requirePort([command, ...args]);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

for (const extension of ['.ts', '.tsx']) {
  Module._extensions[extension] = (module, file) => {
    // Dynamic imports become `require` too, because only that can load TypeScript.
    const {code} = transformFileSync(file, {
      configFile: false,
      swcrc: false,
      sourceMaps: 'inline',
      module: {type: 'commonjs'},
      jsc: {
        target: 'es2022',
        parser: {syntax: 'typescript', tsx: extension === '.tsx'},
      },
    });
    module._compile(code, file);
  };
}

// An author may build the site while the development server runs. In one folder each would read the
// data that the other one has written.
if (command === 'start') {
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = '.docusaurus/start';
}

// Makes Docusaurus' loader, jiti, leave modules to Node that Node can load.
process.env.JITI_EXPERIMENTAL_BUN = '1';

const require = createRequire(import.meta.url);
/** Loads a dependency of Docusaurus, which the site itself does not have. */
const requireForDocusaurus = createRequire(require.resolve('@docusaurus/core/package.json'));
const logger = requireForDocusaurus('@docusaurus/logger').default;
omitMisleadingMessages(logger);

const builds = require('@docusaurus/core/lib/commands/build/build');
builds.build = withMistakesOnly(builds.build);
const starts = require('@docusaurus/core/lib/commands/start/start');
starts.start = withMistakesOnly(starts.start);
const pages = requireForDocusaurus('@docusaurus/mdx-loader/lib/utils');
pages.compileToJSX = withMistakesOfPage(pages.compileToJSX);

// Docusaurus prints a stack trace for a picture that it cannot read, and goes on. The site's own
// plugin for Markdown reports the picture with its place.
const pictures = requireForDocusaurus('image-size/fromFile');
const readSize = pictures.imageSizeFromFile;
pictures.imageSizeFromFile = (file) => readSize(file).catch(() => ({}));

const once = makeErrorsPrintOnce();
const compiler = requireForDocusaurus('@docusaurus/bundler/lib/compiler');
compiler.formatStatsErrorMessage = once.withUnprinted(compiler.formatStatsErrorMessage);

const sites = require('@docusaurus/core/lib/server/site');
const showInPages =
  command === 'start'
    ? makePagesShowErrors(requireForDocusaurus('webpack-dev-server'))
    : () => undefined;
const queued = makeReloadQueue({
  show(messages) {
    once.setFailed(messages);
    showInPages(messages);
  },
  isPrinted: once.isPrinted,
  print: (message) => logger.error(message),
});
const watcher = requireForDocusaurus('chokidar');
watcher.watch = watchFoldersOfFiles(watcher.watch);
// Docusaurus does not name the file of tags or authors that it cannot read. The plugin that checks
// these files when the server starts does.
const placed =
  (reload) =>
  (site, ...what) =>
    reload(site, ...what).catch((error) => {
      require('../src/front-matter').default(site.props);
      throw error;
    });
const reported = (reload) => queued(withMistakesOnly(placed(reload)), reload.name);
sites.reloadSite = reported(sites.reloadSite);
sites.reloadSitePlugin = reported(sites.reloadSitePlugin);

await import('@docusaurus/core/bin/docusaurus.mjs');
