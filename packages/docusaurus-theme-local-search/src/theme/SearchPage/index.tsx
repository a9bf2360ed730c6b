import {type ReactNode, useEffect, useRef} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {addRecentSearch} from '../../client/recentSearches';
import {countPages} from '../../client/resultRows';
import {SearchHostContext, useSearchSession} from '../../client/searchHost';
import {shortQuery} from '../../client/shortQuery';
import {useApplicationHost} from '../../client/useApplicationHost';
import {useSearch} from '../../client/useSearch';
import Announcer from '../SearchResults/Announcer';
import Field from '../SearchResults/Field';
import Filters from '../SearchResults/Filters';
import Outcome from '../SearchResults/Outcome';
import Progress from '../SearchResults/Progress';
import {usePageAddress} from './usePageAddress';
import styles from './styles.module.css';

/** The number of pages that are shown first, and that the button adds each time. */
const pageStep = 10;

function titleFor(query: string): string {
  return query.trim() === ''
    ? translate({
        id: 'localSearch.title',
        message: 'Search',
        description: 'Title of the search page without a query',
      })
    : translate(
        {
          id: 'localSearch.titleWithQuery',
          message: 'Search results for “{query}”',
          description: 'Title of the search page with a query',
        },
        {query: shortQuery(query)},
      );
}

function AllResults(): ReactNode {
  const session = useSearchSession();
  const {query, category, pages = pageStep, type, submit, filter, showPages} = usePageAddress();
  const {status, answer, retry} = useSearch({query, category, pages});
  const input = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  // The position of the first page that "Show more" adds, until it gets the focus.
  const firstNew = useRef<number>(undefined);

  useEffect(() => session.prepare(), [session]);

  const isAsked = query.trim() !== '';
  const shown = answer?.pages.length ?? 0;
  const total = answer ? countPages(answer, category) : 0;
  useEffect(() => {
    if (firstNew.current !== undefined && shown > firstNew.current) {
      // Move the focus to the new results, because the pressed button may have been removed.
      const item = results.current?.querySelectorAll('ol > li')[firstNew.current];
      item?.querySelector('a')?.focus();
      firstNew.current = undefined;
    }
  }, [shown]);

  const title = titleFor(query);
  return (
    <Layout>
      <PageMetadata
        title={title}
        description={translate({
          id: 'localSearch.description',
          message: 'Search all pages of this site.',
          description: 'Description of the search page in its metadata',
        })}
      />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <div className={styles.column}>
          <Heading as="h1" className={styles.title}>
            {title}
          </Heading>
          <noscript>
            <p>
              <Translate
                id="localSearch.noScript"
                description="Shown where scripts do not run; {home} is a link to the home page"
                values={{
                  home: (
                    <Link to="/">
                      <Translate id="localSearch.noScript.home">home page</Translate>
                    </Link>
                  ),
                }}
              >
                {
                  'The search runs in your browser and needs JavaScript, which is switched off. Switch it on and load this page again, or go to the {home}.'
                }
              </Translate>
            </p>
          </noscript>
          <form
            // If the application normally starts late, start it at once, because this page needs
            // it.
            data-starts-application
            role="search"
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              addRecentSearch(query);
              submit();
            }}
          >
            <Field
              ref={input}
              className={styles.input}
              type="search"
              name="q"
              value={query}
              onChange={(event) => type(event.target.value)}
            />
            <Progress status={status} />
          </form>
          <Filters category={category} answer={isAsked ? answer : undefined} onChange={filter} />
          <Announcer
            className={styles.count}
            status={status}
            answer={answer}
            query={query}
            category={category}
          />
          <div ref={results} className={styles.results}>
            <Outcome
              status={status}
              answer={answer}
              query={query}
              category={category}
              onRetry={() => {
                input.current?.focus();
                retry();
              }}
              onShowAll={() => filter(undefined)}
              onOpen={() => addRecentSearch(query)}
            />
          </div>
          {isAsked && shown > 0 && shown < total && (
            <button
              type="button"
              className="button button--secondary button--lg margin-top--md"
              onClick={() => {
                firstNew.current = shown;
                showPages(shown + pageStep);
              }}
            >
              <Translate id="localSearch.more" description="Button that shows further results">
                Show more
              </Translate>
            </button>
          )}
        </div>
      </main>
    </Layout>
  );
}

/** All results of a query, on a page with its own address. */
export default function SearchPage(): ReactNode {
  return (
    <SearchHostContext.Provider value={useApplicationHost()}>
      <AllResults />
    </SearchHostContext.Provider>
  );
}
