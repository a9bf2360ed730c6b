import {Joi} from '@docusaurus/utils-validation';
import type {ArrayRow} from 'docusaurus-plugin-cpp-listings/components';
import type {KeyPath} from './lineOf';

/** The card of an article on the landing page, as its front matter describes it. */
export interface CardFrontMatter {
  /** The card's title, if the title of the page is too long. */
  readonly title?: string;
  /** What the reader gets from the article, in one sentence. */
  readonly promise: string;
  /** The listing whose bounds the card shows: `rotate-array/reversal.cpp`. */
  readonly listing: string;
  /** The array that the card shows. */
  readonly picture: Pick<ArrayRow, 'values' | 'marks' | 'pointers' | 'ranges'>;
}

/** Sentences on other articles by article id, as in an article's front matter. */
export type Relations = Readonly<Record<string, string>>;

const text = Joi.string().trim();
const index = Joi.number().integer().min(0);
const indices = Joi.array().items(index);

const day = Joi.date()
  .custom((date: Date, {original, error}) => (original instanceof Date ? date : error('date.day')))
  .messages({'date.day': '{{#label}} must be a day such as 2025-01-31'});

/** A pattern for a segment of an address: lower-case words, joined by hyphens. */
export const addressPart = '[a-z0-9]+(?:-[a-z0-9]+)*';

const slug = text.pattern(new RegExp(`^/?(?:${addressPart}(?:/${addressPart})*/?)?$`)).messages({
  'string.pattern.base':
    '{{#label}} must contain only lower-case letters, digits and "-", such as second-largest',
});

const searchKeywords = Joi.array()
  .items(text, Joi.object().pattern(text, Joi.array().items(text)))
  .messages({
    'array.includes':
      '{{#label}} must be a text, or the keywords of a section after its fragment, such as pitfalls: [off by one]',
  });

const common = {
  title: text.required(),
  description: text.max(180).required(),
  image: text,
  keywords: Joi.array().items(text),
  search_keywords: searchKeywords,
  draft: Joi.boolean(),
  unlisted: Joi.boolean(),
  slug,
};

const doc = Joi.object({
  ...common,
  tags: Joi.array().items(text),
  sidebar_position: Joi.number(),
  sidebar_label: text,
  hide_table_of_contents: Joi.boolean(),
});

/** Rejects a picture that marks a cell outside of its values. */
const withinValues: Joi.CustomValidator<CardFrontMatter['picture']> = (picture, {error}) => {
  const {values, marks = {}, pointers = {}, ranges = []} = picture;
  const cells = Object.values(marks).flat();
  const ends = [...Object.values(pointers), ...ranges.map(({to}) => to)];
  const place =
    cells.find((cell) => cell >= values.length) ?? ends.find((end) => end > values.length);
  return place === undefined ? picture : error('picture.outside', {place});
};

const card = Joi.object({
  title: text,
  promise: text.required(),
  listing: text.required(),
  picture: Joi.object({
    values: Joi.array().items(Joi.number(), text, null).min(1).required(),
    marks: Joi.object({active: indices, done: indices, muted: indices, bad: indices}),
    pointers: Joi.object().pattern(text, index),
    ranges: Joi.array().items(
      Joi.object({
        from: index.required(),
        to: index.min(Joi.ref('from')).required(),
        label: text.required(),
      }),
    ),
  })
    .custom(withinValues)
    .messages({'picture.outside': '{{#label}} refers to a place outside its values: {{#place}}'})
    .required(),
});

const sentence = text
  .pattern(/\b(above|below|here|this)\b/i, {invert: true})
  .pattern(/\.$/)
  .messages({
    'string.pattern.invert.base':
      '{{#label}} appears on the pages of both articles, so it must not contain "above", "below", "here" or "this"',
    'string.pattern.base': '{{#label}} must be a sentence that ends with a full stop',
  });
const relations = Joi.object().pattern(text, sentence);

/** The schemas for the front matter of each kind of page. */
export const schemas = {
  doc,
  article: doc.keys({
    sidebar_position: Joi.number().required(),
    builds_on: relations,
    see_also: relations,
    card: card.required(),
  }),
  post: Joi.object({
    ...common,
    slug: slug.required(),
    date: day.required(),
    authors: Joi.array().items(text).min(1).required(),
    tags: Joi.array().items(text).min(1).required(),
  }),
  page: Joi.object({...common, hide_table_of_contents: Joi.boolean()}),
} satisfies Record<string, Joi.ObjectSchema>;

/** Returns the keys that a schema allows next to a key; an empty list if it allows any key. */
export function siblingKeys(schema: Joi.ObjectSchema, keys: KeyPath): string[] {
  type Node = Joi.Description & {items?: Node[]; keys?: Record<string, Node>};
  const parent = keys
    .slice(0, -1)
    .reduce<Node | undefined>(
      (node, key) => (typeof key === 'number' ? node?.items?.[0] : node?.keys?.[key]),
      schema.describe(),
    );
  return Object.keys(parent?.keys ?? {});
}
