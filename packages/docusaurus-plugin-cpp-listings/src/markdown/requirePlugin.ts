import fs from 'node:fs';
import path from 'node:path';
import {pluginName} from '../content/moduleNames';

/** What Docusaurus writes about a site before it reads the pages. */
interface SiteMetadata {
  readonly pluginVersions: Readonly<Record<string, unknown>>;
}

/**
 * Requires that a site has the plugin, which makes the modules that pages import. Without it, the
 * bundler would report each of them.
 *
 * @throws Error naming the fix.
 */
export function requirePlugin(siteDir: string): void {
  const generated = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus';
  const file = path.resolve(siteDir, generated, 'site-metadata.json');
  // Other programs than Docusaurus may read the pages, too.
  if (!fs.existsSync(file)) {
    return;
  }
  const {pluginVersions} = JSON.parse(fs.readFileSync(file, 'utf8')) as SiteMetadata;
  if (!Object.hasOwn(pluginVersions, pluginName)) {
    throw new Error(
      `the site does not have ${pluginName}: add '${pluginName}' to the plugins in docusaurus.config, with the folder of remarkListings`,
    );
  }
}
