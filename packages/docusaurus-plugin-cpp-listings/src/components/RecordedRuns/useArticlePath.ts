import {useAllPluginInstancesData} from '@docusaurus/useGlobalData';

/** What the docs plugin tells all pages, as far as it is read here. */
interface DocsData {
  readonly versions: readonly {
    readonly isLast: boolean;
    readonly docs: readonly {readonly path: string}[];
  }[];
}

/**
 * Returns the address of an article: of the doc of the latest version whose address ends with the
 * article's name, if there is one.
 */
export default function useArticlePath(article: string): string | undefined {
  const instances = useAllPluginInstancesData('docusaurus-plugin-content-docs') ?? {};
  return Object.values(instances)
    .flatMap((instance) => (instance as DocsData).versions)
    .filter(({isLast}) => isLast)
    .flatMap(({docs}) => docs)
    .find(({path}) => path.replace(/\/$/, '').endsWith(`/${article}`))?.path;
}
