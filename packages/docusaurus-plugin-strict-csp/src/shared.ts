import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';

export const pluginName = 'docusaurus-plugin-strict-csp';

/** What the plugin keeps for the end of the build, and where, from the site's folder. */
export interface Kept {
  readonly baseUrl: string;
  readonly connectTo: readonly string[];
}

export const keptName = 'policy.json';
export const policyFile = `${GENERATED_FILES_DIR_NAME}/${pluginName}/default/${keptName}`;
