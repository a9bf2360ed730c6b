import settings from '@generated/docusaurus-plugin-offline/default/settings.json';

/** Whether a script belongs to the site. Other scripts belong to no build. */
const isOfSite = (src: string | null): src is string => src?.startsWith(settings.root) === true;

/**
 * Returns the scripts in the head of a page's HTML, including those that a `<meta>` element lists.
 */
const scriptsIn = (html: string) =>
  [...html.replace(/<\/head>.*/s, '').matchAll(/<(?:script|meta)\b[^>]*>/g)]
    .flatMap(([tag]) => tag.split(/["'\s=>]/))
    .filter((part) => isOfSite(part) && part.endsWith('.js'));

/** The scripts of this page, as the build wrote them. They differ between builds. */
const own = new Set(
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll('script[src]')]
        .map((script) => script.getAttribute('src'))
        .filter(isOfSite),
);

/**
 * Identifies the build of this page by its first script, which contains the names of all others.
 */
export const ownBuild = (): string => [...own][0] ?? '';

/**
 * Whether some HTML belongs to another build than this page: it has scripts that this page does not
 * have.
 */
export const isOtherBuild = (html: string): boolean => scriptsIn(html).some((src) => !own.has(src));

/**
 * Whether this page belongs to a build that has certain files, given by their paths below the base
 * path.
 */
export const isOfBuild = (paths: ReadonlySet<string>): boolean =>
  [...own].every((src) => paths.has(src.slice(settings.root.length)));
