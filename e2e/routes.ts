export const articleIds = [
  'dynamic-array-implementation',
  'find-first-unique-element',
  'maximum-subarray-sum',
  'merging-two-sorted-arrays',
  'min-max-rearrage',
  'product-array',
  'rearrange-positive-negative',
  'removing-even-integers',
  'rotate-array',
  'two-numbers-add-to-k',
] as const;

export const articlePath = (id: (typeof articleIds)[number]) =>
  `/docs/data-structures-and-algorithms/array/${id}`;

const tags = ['docusaurus', 'facebook', 'hello', 'hola'];
const posts = ['first-blog-post', 'long-blog-post', 'mdx-blog-post', 'welcome'];

/** Every page of the specification's section 2 that is not a redirect, and the search. */
export const pages = [
  '/',
  '/search',
  '/markdown-page',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/editors',
  '/blog/authors/all-contributors-articles',
  '/blog/tags',
  ...tags.map((tag) => `/blog/tags/${tag}`),
  ...posts.map((post) => `/blog/${post}`),
  '/docs/intro',
  '/docs/tags',
  '/docs/tags/array',
  '/docs/category/array',
  ...articleIds.map(articlePath),
];
