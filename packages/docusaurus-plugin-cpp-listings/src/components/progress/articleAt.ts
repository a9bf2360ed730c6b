import exercises from '@generated/docusaurus-plugin-cpp-listings/default/exercises.json';

/** Returns the article that an address leads to, if it has exercises. */
export function articleAt(href: string | undefined): string | undefined {
  const name = href
    ?.replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .split('/')
    .at(-1);
  return name !== undefined && Object.hasOwn(exercises, name) ? name : undefined;
}
