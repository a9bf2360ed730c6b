import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {articles} from './readArticles';

it('a link from one article to another has the title of that article as its text', () => {
  const links: {readonly place: string; readonly text: string; readonly title: string}[] = [];
  for (const {file, tree} of articles) {
    visit(tree, 'link', (link) => {
      const [, id] = /^\.\/(.+)\.mdx$/.exec(link.url) ?? [];
      const article = articles.find((each) => each.id === id);
      if (article) {
        const place = `${file}:${link.position?.start.line}`;
        links.push({place, text: toString(link), title: article.title});
      }
    });
  }
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({text, title}) => text !== title)).toEqual([]);
});
