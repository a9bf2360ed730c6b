import {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';

/**
 * The content of the not-found page. Unlike the theme's, it links to the home page, and has metadata
 * also below `/docs`.
 */
export default function NotFoundContent({className}: Props): ReactNode {
  const title = translate({id: 'theme.NotFound.title', message: 'Page Not Found'});
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <PageMetadata
        title={title}
        description={translate({
          id: 'notFound.description',
          message: 'There is no page at this address.',
          description: 'Description of the not-found page',
        })}
      />
      <div className="row">
        <div className="col col--6 col--offset-3">
          <Heading as="h1" className="hero__title">
            {title}
          </Heading>
          <p>
            <Translate id="theme.NotFound.p1">
              We could not find what you were looking for.
            </Translate>
          </p>
          <p>
            <Translate
              id="notFound.home"
              description="On the not-found page; {home} is a link to the home page"
              values={{
                home: (
                  <Link to="/">
                    <Translate id="notFound.home.link">home page</Translate>
                  </Link>
                ),
              }}
            >
              {'All articles are on the {home}. The search finds pages by their words.'}
            </Translate>
          </p>
        </div>
      </div>
    </main>
  );
}
