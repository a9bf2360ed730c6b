// Runs a command of Docusaurus: `node scripts/docusaurus.mjs start`. Docusaurus has Babel translate
// the TypeScript of the site, and the modules from npm that it imports, which takes a fresh clone
// ten seconds and more. Here esbuild translates the TypeScript, and Node loads the rest as it is.
import fs from 'node:fs';
import Module, {createRequire} from 'node:module';
import {transformSync} from 'esbuild';
import {makeReloadQueue} from './reloadInTurn.mjs';
import {requirePort} from './requirePort.mjs';

try {
  await requirePort(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

for (const loader of ['ts', 'tsx']) {
  Module._extensions[`.${loader}`] = (module, file) => {
    const {code} = transformSync(fs.readFileSync(file, 'utf8'), {
      loader,
      format: 'cjs',
      platform: 'node',
      target: 'node20',
      // What is imported later may be TypeScript too, which only `require` knows.
      supported: {'dynamic-import': false},
      sourcefile: file,
      sourcemap: 'inline',
    });
    module._compile(code, file);
  };
}

// Has Docusaurus' loader, jiti, leave to Node what Node can load.
process.env.JITI_EXPERIMENTAL_BUN = '1';

const sites = createRequire(import.meta.url)('@docusaurus/core/lib/server/site');
const inTurn = makeReloadQueue();
sites.reloadSite = inTurn(sites.reloadSite);
sites.reloadSitePlugin = inTurn(sites.reloadSitePlugin);

await import('@docusaurus/core/bin/docusaurus.mjs');
