import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';

export const pluginName = 'docusaurus-plugin-strict-csp';

/** The data that the plugin stores for the end of the build. */
export interface PolicyData {
  readonly baseUrl: string;
  readonly connectTo: readonly string[];
}

export const policyDataName = 'policy.json';
export const policyDataFile = `${GENERATED_FILES_DIR_NAME}/${pluginName}/default/${policyDataName}`;
