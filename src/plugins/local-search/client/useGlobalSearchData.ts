import {usePluginData} from '@docusaurus/useGlobalData';
import {pluginName, type GlobalData} from '../shared';

/** What the plugin tells the theme of its options. Throws where the plugin is not used. */
export function useGlobalSearchData(): GlobalData {
  return usePluginData(pluginName, undefined, {failfast: true}) as GlobalData;
}
