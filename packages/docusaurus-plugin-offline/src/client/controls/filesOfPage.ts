import settings from '@generated/docusaurus-plugin-offline/default/settings.json';
import type {Build, BuildFile} from '../../model/manifest';

/** Whether the page was made with what was loaded; what is kept by a control is fetched, too. */
const isOfPage = ({initiatorType}: PerformanceResourceTiming) => initiatorType !== 'fetch';

/** Returns the files of a build without which the page with the controls, in this tab, does not open. */
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
