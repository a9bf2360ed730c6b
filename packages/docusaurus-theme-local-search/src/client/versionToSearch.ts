import {versionId} from '../shared';

/** The docs plugin and the version that the reader is on, as Docusaurus has them. */
interface Active {
  readonly activePlugin: {readonly pluginId: string};
  readonly activeVersion?: {readonly name: string; readonly isLast: boolean} | undefined;
}

/**
 * Returns the version whose index answers: the one that the reader is on, and the latest elsewhere
 * and in the last version of any docs.
 */
export const versionToSearch = (active: Active | undefined, latestVersion: string): string =>
  active?.activeVersion && !active.activeVersion.isLast
    ? versionId(active.activePlugin.pluginId, active.activeVersion.name)
    : latestVersion;
