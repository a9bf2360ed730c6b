import {useAllPluginInstancesData} from '@docusaurus/useGlobalData';

/** The part of the docs plugin's global data that this hook reads. */
interface DocsData {
  readonly versions: readonly {
    readonly isLast: boolean;
    readonly docs: readonly {readonly path: string}[];
  }[];
}

/**
 * Returns the address of an article. It is the doc of the latest version whose address ends with
 * the article's name; undefined if there is none.
 */
export default function useArticlePath(article: string): string | undefined {
  const instances = useAllPluginInstancesData('docusaurus-plugin-content-docs') ?? {};
  return Object.values(instances)
    .flatMap((instance) => (instance as DocsData).versions)
    .filter(({isLast}) => isLast)
    .flatMap(({docs}) => docs)
    .find(({path}) => path.replace(/\/$/, '').endsWith(`/${article}`))?.path;
}
