import {authorError} from 'docusaurus-plugin-cpp-listings/remark';
import {lineOf} from '../front-matter/lineOf';
import type {Relations} from '../front-matter/schemas';

/** The parts of an article that relations need. */
export interface Article {
  /** The name of its file without the extension. */
  readonly id: string;
  /** The path of its file, relative to the site's folder. */
  readonly file: string;
  readonly fileContent: string;
  /** Its address, with the base path. */
  readonly path: string;
  readonly title: string;
  readonly position: number;
  /** The ids of earlier articles that it builds on, each with a sentence on the relation. */
  readonly buildsOn: Relations;
  /** The ids of articles that are only similar, each with a sentence on what they share. */
  readonly seeAlso: Relations;
}

/** A link to another article. */
export interface ArticleLink {
  readonly path: string;
  readonly title: string;
  /** The relation of the two articles; undefined for a link that is only to the next article. */
  readonly sentence?: string;
}

/** The articles in the section "Related" of an article, each list in reading order. */
export interface RelatedArticles {
  /** Articles that the article builds on. */
  readonly before: readonly ArticleLink[];
  /** Articles that build on the article. */
  readonly after: readonly ArticleLink[];
  readonly similar: readonly ArticleLink[];
  /** The next article in the sidebar. */
  readonly next?: ArticleLink;
}

function refuse({file, fileContent}: Article, keys: readonly string[], message: string): never {
  const line = lineOf(fileContent, keys);
  throw authorError(`${file}:${line}: "${keys.join('.')}" in the front matter: ${message}`);
}

/** Rejects relations that contradict the order or are stated twice. */
function check(article: Article, inOrder: readonly Article[]): void {
  const placeOf = (id: string) => inOrder.findIndex((other) => other.id === id);
  const place = placeOf(article.id) < 0 ? inOrder.length : placeOf(article.id);
  const twin = inOrder.slice(0, place).find(({position}) => position === article.position);
  if (twin) {
    refuse(
      article,
      ['sidebar_position'],
      `${article.position} is the position of ${twin.file}; choose another`,
    );
  }
  for (const [key, relations] of [
    ['builds_on', article.buildsOn],
    ['see_also', article.seeAlso],
  ] as const) {
    for (const id of Object.keys(relations)) {
      const other = inOrder[placeOf(id)];
      if (id === article.id) {
        refuse(article, [key, id], 'an article is not related to itself; remove the line');
      }
      if (!other) {
        const ids = inOrder.map((each) => each.id).filter((each) => each !== article.id);
        refuse(
          article,
          [key, id],
          `there is no article "${id}"; articles: ${ids.join(', ') || 'none'}`,
        );
      }
      if (key === 'builds_on' && placeOf(id) > place) {
        refuse(
          article,
          [key, id],
          `that article comes later, at sidebar_position ${other.position}; ` +
            'change the order, or move the relation to "builds_on" of that article',
        );
      }
      const isSaid =
        article.id in other.buildsOn ||
        (key === 'see_also' && (id in article.buildsOn || article.id in other.seeAlso));
      if (isSaid) {
        const source = id in article.buildsOn && key === 'see_also' ? article : other;
        refuse(
          article,
          [key, id],
          `${source.file} already states this relation; remove one of the two`,
        );
      }
    }
  }
}

const byOrder = (ids: Relations, inOrder: readonly Article[]): ArticleLink[] =>
  inOrder.flatMap(({id, path, title}) => {
    const sentence = ids[id];
    return sentence === undefined ? [] : [{path, title, sentence}];
  });

/** Returns the articles that name another one, each with its own sentence about it. */
const naming = (id: string, key: 'buildsOn' | 'seeAlso', inOrder: readonly Article[]): Relations =>
  Object.fromEntries(
    inOrder.flatMap((other) => {
      const sentence = other[key][id];
      return sentence === undefined ? [] : [[other.id, sentence]];
    }),
  );

/**
 * Returns the related articles of an article.
 *
 * @param inOrder the listed articles in reading order.
 * @throws Error that names the file, the line and the key of an invalid relation.
 */
export function relate(article: Article, inOrder: readonly Article[]): RelatedArticles {
  check(article, inOrder);
  const place = inOrder.findIndex(({id}) => id === article.id);
  const next = place < 0 ? undefined : inOrder[place + 1];
  return {
    before: byOrder(article.buildsOn, inOrder),
    after: byOrder(naming(article.id, 'buildsOn', inOrder), inOrder),
    similar: byOrder({...article.seeAlso, ...naming(article.id, 'seeAlso', inOrder)}, inOrder),
    ...(next && {next: {path: next.path, title: next.title}}),
  };
}
