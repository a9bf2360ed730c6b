import type {ReactNode} from 'react';

/**
 * Leaves out what the classic theme writes into each page for crawlers of other searches: this one
 * knows the language, the version and the kind of a page from the site.
 */
export default function SearchMetadata(): ReactNode {
  return null;
}
