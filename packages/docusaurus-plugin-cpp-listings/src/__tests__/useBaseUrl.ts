/** A mock of Docusaurus's `useBaseUrl`: unit tests read addresses unchanged. */
export default function useBaseUrl(url: string): string {
  return url;
}
