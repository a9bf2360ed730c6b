import type {Page} from '../../packages/docusaurus-theme-local-search/src/shared';

const guide = (path: string, title: string, sections: Readonly<Record<string, string>>): Page => ({
  path: `/guide/${path}`,
  title,
  category: 'default',
  breadcrumbs: ['Guide'],
  sections: Object.entries(sections).map(([heading, content]) => ({
    anchor: heading === '' ? '' : heading.toLowerCase().replaceAll(' ', '-'),
    heading: heading || title,
    content,
  })),
});

/** The pages in the index of these tests: a few that differ, and many that are alike. */
export const searchPages: readonly Page[] = [
  guide('sums', 'Largest sum', {
    '': 'The largest sum of neighbours in an array.',
    'Kadane in one pass':
      'Kadane keeps the best sum that ends here. Kadane reads each element once.',
    Pitfalls: 'A best sum that begins at zero is wrong for negative numbers.',
  }),
  guide('turns', 'Rotate an array', {
    '': 'Move each element of an array to the left, and rotate the rest.',
    'Three reversals': 'To rotate in place, reverse both blocks and then all.',
  }),
  ...Array.from({length: 12}, (_, index) =>
    guide(`chapter-${index + 1}`, `Chapter ${index + 1}`, {
      '': `Here chapter ${index + 1} tells of an array.`,
    }),
  ),
  {
    path: '/blog/news',
    title: 'News',
    category: 'blogs',
    breadcrumbs: ['Blog'],
    sections: [{anchor: '', heading: 'News', content: 'There is a new page on every array.'}],
  },
  {
    path: '/about',
    title: 'About',
    category: 'pages',
    breadcrumbs: [],
    sections: [{anchor: '', heading: 'About', content: 'Who writes of any array here.'}],
  },
];
