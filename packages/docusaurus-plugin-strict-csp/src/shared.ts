import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';

/** The name of the plugin, which begins its messages. */
export const pluginName = 'docusaurus-plugin-strict-csp';

/** The data that the plugin stores for the end of the build. */
export interface PolicyData {
  readonly baseUrl: string;
  /** The origin of the site's address, such as `https://example.org`. */
  readonly origin: string;
  readonly connectTo: readonly string[];
}

/** The file of that data, as the plugin names it, and its path below the site's folder. */
export const policyDataName = 'policy.json';
export const policyDataFile = `${GENERATED_FILES_DIR_NAME}/${pluginName}/default/${policyDataName}`;
