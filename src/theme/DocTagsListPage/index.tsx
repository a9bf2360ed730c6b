import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocTagsListPage';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import TagsListByLetter from '@theme/TagsListByLetter';

/**
 * The tags of all docs. Ejected because the original has the same title as the list of the blog's
 * tags.
 */
export default function DocTagsListPage({tags}: Props): ReactNode {
  const title = translate({
    id: 'docs.tags.title',
    message: 'Tags of the tutorials',
    description: 'Title of the page that lists the tags of all docs',
  });
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.docsTagsListPage}>
      <PageMetadata
        title={title}
        description={translate({
          id: 'docs.tags.description',
          message: 'All tags of the tutorials, each with the number of its tutorials.',
          description: 'Description of the page that lists the tags of all docs',
        })}
      />
      <SearchMetadata tag="doc_tags_list" />
      <div className="container margin-vert--lg">
        <main>
          <Heading as="h1">{title}</Heading>
          <TagsListByLetter tags={tags} />
        </main>
      </div>
    </HtmlClassNameProvider>
  );
}
