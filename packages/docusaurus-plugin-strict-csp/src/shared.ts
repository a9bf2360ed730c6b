import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';

export const pluginName = 'docusaurus-plugin-strict-csp';

/** The data that the plugin stores for the end of the build. */
export interface Kept {
  readonly baseUrl: string;
  readonly connectTo: readonly string[];
}

export const keptName = 'policy.json';
export const policyFile = `${GENERATED_FILES_DIR_NAME}/${pluginName}/default/${keptName}`;
