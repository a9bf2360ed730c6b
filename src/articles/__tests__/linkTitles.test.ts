import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {articles} from './readArticles';

it.each(articles)('$id links to an article by its title', ({file, tree}) => {
  visit(tree, 'link', (link) => {
    const [, id] = /^\.\/(.+)\.mdx$/.exec(link.url) ?? [];
    const article = articles.find((each) => each.id === id);
    if (article) {
      const line = link.position?.start.line;
      expect(toString(link), `${file}:${line}: the text of ${link.url}`).toBe(article.title);
    }
  });
});
