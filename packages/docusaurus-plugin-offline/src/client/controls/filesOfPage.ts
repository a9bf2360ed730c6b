import settings from '@generated/docusaurus-plugin-offline/default/settings.json';
import type {Build, BuildFile} from '../../model/manifest';

/**
 * Whether the page itself loaded the file. Files that a control caches are requested with `fetch`.
 */
const isOfPage = ({initiatorType}: PerformanceResourceTiming) => initiatorType !== 'fetch';

/** Returns the files of a build that the offline page in this tab needs to open. */
export function filesOfPage(build: Build): ReadonlySet<BuildFile> {
  const root = new URL(settings.root, window.location.href).href;
  const loaded = performance
    .getEntriesByType('resource')
    .filter((entry) => isOfPage(entry as PerformanceResourceTiming))
    .map(({name}) => name);
  const files = [new URL(settings.page, root).href, ...loaded].map((address) =>
    build.fileAtAddress(address, root),
  );
  return new Set(files.filter((file) => file !== undefined));
}
