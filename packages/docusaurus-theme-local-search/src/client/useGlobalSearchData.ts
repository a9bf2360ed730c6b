import {usePluginData} from '@docusaurus/useGlobalData';
import {pluginName, type GlobalData} from '../shared';

/** Returns the plugin's global data. Throws if the site does not use the plugin. */
export function useGlobalSearchData(): GlobalData {
  return usePluginData(pluginName, undefined, {failfast: true}) as GlobalData;
}
