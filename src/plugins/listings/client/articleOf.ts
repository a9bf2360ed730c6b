import exercises from '@generated/contiguous-listings/default/exercises.json';

/** The article that an address leads to, if it leads to one with exercises. */
export function articleOf(href: string | undefined): string | undefined {
  const name = href
    ?.replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .split('/')
    .at(-1);
  return name !== undefined && name in exercises ? name : undefined;
}
