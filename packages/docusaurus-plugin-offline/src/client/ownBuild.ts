import settings from '@generated/docusaurus-plugin-offline/default/settings.json';

/** Whether a script is the site's own: others are of no build. */
const isOfSite = (src: string | null): src is string => src?.startsWith(settings.root) === true;

/** The scripts that the head of a page's HTML has or, for later, names in a `<meta>` element. */
const scriptsIn = (html: string) =>
  [...html.replace(/<\/head>.*/s, '').matchAll(/<(?:script|meta)\b[^>]*>/g)]
    .flatMap(([tag]) => tag.split(/["'\s=>]/))
    .filter((part) => isOfSite(part) && part.endsWith('.js'));

/** The scripts of this page, as the build wrote them: those of a build are of no other. */
const own = new Set(
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll('script[src]')]
        .map((script) => script.getAttribute('src'))
        .filter(isOfSite),
);

/** Names the build of this page: by its first script, which has the names of all others. */
export const ownBuild = (): string => [...own][0] ?? '';

/** Whether some HTML is of another build than this page: it has scripts that this page has not. */
export function isOtherBuild(html: string): boolean {
  const scripts = scriptsIn(html);
  return scripts.length > 0 && !scripts.every((src) => own.has(src));
}

/** Whether this page is of a build that has certain files, by their paths below the base path. */
export const isOfBuild = (paths: ReadonlySet<string>): boolean =>
  [...own].every((src) => paths.has(src.slice(settings.root.length)));
