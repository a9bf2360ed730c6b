import {versionId} from '../shared';

/** The docs plugin and the version that the reader is on, as Docusaurus represents them. */
interface Active {
  readonly activePlugin: {readonly pluginId: string};
  readonly activeVersion?: {readonly name: string; readonly isLast: boolean} | undefined;
}

/**
 * Returns the version to search: the reader's own, or the latest one outside of the docs and in
 * the last version of any docs.
 */
export const versionToSearch = (active: Active | undefined, latestVersion: string): string =>
  active?.activeVersion && !active.activeVersion.isLast
    ? versionId(active.activePlugin.pluginId, active.activeVersion.name)
    : latestVersion;
