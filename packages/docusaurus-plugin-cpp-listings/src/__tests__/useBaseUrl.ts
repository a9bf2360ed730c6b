/** Docusaurus's `useBaseUrl` without a site: unit tests read addresses as they are. */
export default function useBaseUrl(url: string): string {
  return url;
}
