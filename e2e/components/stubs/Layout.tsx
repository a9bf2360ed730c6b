import {type ReactNode} from 'react';
import SearchBar from '@theme/SearchBar';
import Link from '@docusaurus/Link';

/** A stub of the theme's layout: a navbar with the search button above the page. */
export default function Layout({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <>
      <div role="region" aria-label="Skip to main content">
        <a href="#main">Skip to main content</a>
      </div>
      <nav className="navbar" aria-label="Main">
        <Link to="/blog/news">Blog</Link>
        <SearchBar />
      </nav>
      {children}
    </>
  );
}
