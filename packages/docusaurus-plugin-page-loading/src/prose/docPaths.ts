import type {AllContent} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** Returns the permalinks of all docs of a site, in all versions. */
export function docPaths(allContent: AllContent): string[] {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  return instances.flatMap((content) =>
    (content as LoadedContent).loadedVersions.flatMap(({docs}) =>
      docs.map(({permalink}) => permalink),
    ),
  );
}
