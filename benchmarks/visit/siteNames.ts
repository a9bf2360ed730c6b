/** What a run measures unless it is told otherwise. */
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

/** Whether a site is this one, whose pages are held to the bars. */
export const isOwn = (name: SiteName): boolean => name.startsWith('own');
