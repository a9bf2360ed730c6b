import fs from 'node:fs';
import path from 'node:path';
import {folderFile, pluginName} from '../content/moduleNames';

/** What Docusaurus writes about a site before it reads the pages. */
interface SiteMetadata {
  readonly pluginVersions: Readonly<Record<string, unknown>>;
}

/** Reads a JSON file; undefined if it does not exist, because other programs may read pages, too. */
const readJson = (file: string): unknown =>
  fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;

/**
 * Requires that a site has the plugin, with the same folder. The plugin makes the modules that
 * pages import, and the bundler would report each module that is missing.
 *
 * @param listingsDir the folder of remarkListings, in the site's folder.
 * @throws Error naming the fix.
 */
export function requirePlugin(listingsDir: string): void {
  const generated = path.resolve(
    path.dirname(listingsDir),
    process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
  );
  const metadata = readJson(path.join(generated, 'site-metadata.json')) as SiteMetadata | undefined;
  if (metadata && !Object.hasOwn(metadata.pluginVersions, pluginName)) {
    throw new Error(
      `the site does not have ${pluginName}: add '${pluginName}' to the plugins in docusaurus.config, with the folder of remarkListings`,
    );
  }
  const folder = path.basename(listingsDir);
  const ofPlugin = readJson(path.join(generated, pluginName, 'default', folderFile)) as
    | string
    | undefined;
  if (ofPlugin !== undefined && ofPlugin !== folder) {
    throw new Error(
      `remarkListings has the folder ${folder}, but ${pluginName} has the folder ${ofPlugin}: in docusaurus.config, give both the same "folder"`,
    );
  }
}
