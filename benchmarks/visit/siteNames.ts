/** The sites that a run measures by default. */
export const comparedSites = [
  'html',
  'stock',
  'starlight',
  'vitepress',
  'own-same',
  'own',
] as const;

export const siteNames = [...comparedSites, 'own-articles'] as const;
export type SiteName = (typeof siteNames)[number];

/** Returns whether a site is this one, whose pages have to meet the bars. */
export const isOwn = (name: SiteName): boolean => name.startsWith('own');
