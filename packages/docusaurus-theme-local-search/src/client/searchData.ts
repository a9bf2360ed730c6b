import data from '@local-search/data';

/**
 * What the plugin tells its browser code about the site. It is not exported again from the module,
 * because the published types would then name a module that only the bundler knows.
 */
export const searchData = data;
