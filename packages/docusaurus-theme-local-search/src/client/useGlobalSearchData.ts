import {usePluginData} from '@docusaurus/useGlobalData';
import {pluginName, type GlobalData} from '../shared';

/** Returns the plugin's global data. Throws where the plugin is not used. */
export function useGlobalSearchData(): GlobalData {
  return usePluginData(pluginName, undefined, {failfast: true}) as GlobalData;
}
