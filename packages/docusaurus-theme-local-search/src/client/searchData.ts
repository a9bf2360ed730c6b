import data from '@local-search/data';

/** What the plugin tells its browser code about the site. */
export const searchData = data;
