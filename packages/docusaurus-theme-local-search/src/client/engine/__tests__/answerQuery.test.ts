import {describe, expect, it} from 'vitest';
import type {Category} from '../../../shared';
import {openIndex} from '../../../__tests__/__fixtures__/openIndex';

interface TestPage {
  path: string;
  title: string;
  category?: Category;
  /** Keywords of the first section. */
  keywords?: string[];
  /** Heading and text; the first heading is the page's title. */
  sections: [heading: string, text: string][];
}

function makeSearch(pages: TestPage[]) {
  const {answer, answerWhole} = openIndex(
    pages.map(({path, title, category = 'default', keywords, sections}) => ({
      path,
      title,
      category,
      breadcrumbs: [],
      sections: sections.map(([heading, content], i) => ({
        anchor: i === 0 ? '' : `s${i}`,
        heading,
        content,
        ...(i === 0 && {keywords}),
      })),
    })),
  );
  const ask = (query: string, category?: Category) =>
    answerWhole({query, category, pages: 10, sectionsPerPage: 3});
  const pathsOf = ({pages: found}: ReturnType<typeof ask>) =>
    found.flatMap(({sections}) => sections.map(({path}) => path));
  return {
    ask,
    askGrouped: (query: string, isGrouped?: boolean) =>
      answerWhole({query, pages: 1, isGrouped, sectionsPerPage: 1}),
    paths: (query: string) => pathsOf(ask(query)),
    answerAtFirst: (query: string) => answer({query, pages: 10, sectionsPerPage: 3}),
    pathsAtFirst: (query: string) => pathsOf(answer({query, pages: 10, sectionsPerPage: 3})),
  };
}

const pages: TestPage[] = [
  {
    path: '/rotate',
    title: 'Rotate an array',
    sections: [
      ['Rotate an array', 'Move every element to the left. std::rotate does it.'],
      ['Three reversals', 'Reverse the parts, then the whole. It takes O(n) steps.'],
      ['Edge cases', 'An empty array has nothing to turn, and a[i] is out of bounds.'],
    ],
  },
  {
    path: '/merge',
    title: 'Merge sorted arrays',
    sections: [
      ['Merge sorted arrays', 'Two pointers walk along; push_back keeps the smaller.'],
      ['Sort afterwards', 'Concatenate and sort in O(n log n). You may rotate blocks instead.'],
    ],
  },
  {
    path: '/blog/welcome',
    title: 'Welcome',
    category: 'blogs',
    sections: [['Welcome', 'We write about arrays. The word quicksilver is here.']],
  },
];

describe('answerQuery', () => {
  const {ask: answer, askGrouped, paths} = makeSearch(pages);

  it.each([
    ['an exact word', 'reversals', '/rotate#s1'],
    ['the beginning of a word', 'quick', '/blog/welcome'],
    ['another form of a word', 'reversing', '/rotate#s1'],
    ['a misspelt word', 'revresals', '/rotate#s1'],
    ['a missing letter', 'quicksiver', '/blog/welcome'],
    ['words in any order', 'sorted merge', '/merge'],
    ['words in one', 'twopointers', '/merge'],
    ['a qualified name', 'std::rotate', '/rotate'],
    ['an identifier', 'push_back', '/merge'],
    ['a bound', 'O(n log n)', '/merge#s1'],
    ['a subscript', 'a[i]', '/rotate#s2'],
    ['a quoted phrase', '"out of bounds"', '/rotate#s2'],
  ])('finds %s', (_, query, path) => {
    expect(paths(query)[0]).toBe(path);
  });

  it('ranks a title above a heading above the text', () => {
    const ranked = makeSearch([
      {path: '/text', title: 'One', sections: [['One', 'About heaps and more.']]},
      {
        path: '/heading',
        title: 'Two',
        sections: [
          ['Two', 'x'],
          ['Heaps at work', 'y'],
        ],
      },
      {path: '/title', title: 'Heaps', sections: [['Heaps', 'z']]},
    ]);
    expect(ranked.paths('heaps')).toEqual(['/title', '/heading#s1', '/text']);
  });

  it('ranks a page whose title is the query above one that says more about it', () => {
    const text = 'An array of two arrays. The array begins where the other array ends.';
    const ranked = makeSearch([
      {
        path: '/rotate',
        title: 'Rotate an array',
        sections: [
          ['Rotate an array', text],
          ['A second array', text],
          ['The other array', text],
        ],
      },
      {path: '/array', title: 'Array', sections: [['Array', 'All articles, in order.']]},
    ]);
    expect(ranked.paths('array')[0]).toBe('/array');
    expect(ranked.paths('array second')[0]).toBe('/rotate#s1');
  });

  it.each([
    ['rotates', '/rotate'],
    ['adding two numbers', '/two'],
  ])('ranks a title with other forms of the words above a mention of %s', (query, path) => {
    const text = 'A long text about other matters stands here, and says nothing to the point.';
    const ranked = makeSearch([
      {
        path: '/mention',
        title: 'Products',
        sections: [
          ['Products', 'Here a block rotates. It rotates again, and then it rotates back.'],
          ['The wrong numbers', 'Numbers are easy to confuse: adding is not multiplying by two.'],
        ],
      },
      {path: '/rotate', title: 'Rotate an array', sections: [['Rotate an array', text]]},
      {
        path: '/two',
        title: 'Two numbers that add to k',
        sections: [['Two numbers that add to k', text]],
      },
      {path: '/blocks', title: 'Blocks', sections: [['Blocks', 'Rotate a block of two numbers.']]},
    ]);
    expect(ranked.paths(query)[0]).toBe(path);
  });

  it('finds words that pages write as one, even if another page has only half of the word', () => {
    const ranked = makeSearch([
      {path: '/half', title: 'Boats', sections: [['Boats', 'A sub that dives in an array.']]},
      {path: '/whole', title: 'Sums', sections: [['Sums', 'The largest sum of a subarray.']]},
      {path: '/on', title: 'Lamps', sections: [['Lamps', 'A lamp that is on.']]},
    ]);
    expect(ranked.paths('largest sub array')[0]).toBe('/whole');
    expect(ranked.paths('sub array').sort()).toEqual(['/half', '/whole']);
    expect(ranked.paths('o n ')).toEqual([]);
  });

  it.each(['O(n l', 'O(n lo', 'O(n log'])('finds the bound that begins with "%s"', (query) => {
    const ranked = makeSearch([
      {path: '/sort', title: 'Sorting', sections: [['Sorting', 'It takes O(n log n).']]},
      {path: '/sum', title: 'Sums', sections: [['Sums', 'It takes O(n) and a while.']]},
      {path: '/l', title: 'Lengths', sections: [['The length l of O', 'It is n.']]},
    ]);
    expect(ranked.paths(query)[0]).toBe('/sort');
  });

  it('ranks consecutive words above the same words apart, even if those are more frequent', () => {
    const ranked = makeSearch([
      {
        path: '/apart',
        title: 'Fine print',
        sections: [
          [
            'Fine print',
            'An insertion into a map takes logarithmic time, and an insertion into a list takes constant time. Or sort.',
          ],
        ],
      },
      {
        path: '/together',
        title: 'Calling it stable',
        sections: [
          [
            'Calling it stable',
            'This one is stable and needs no memory, but it is an insertion sort with two keys: each ' +
              'negative value travels past all the others before it, and the time is quadratic.',
          ],
        ],
      },
    ]);
    expect(ranked.paths('insertion sort')).toEqual(['/together', '/apart']);
  });

  it('finds the same pages for a misspelt word as for the word', () => {
    const {paths: found} = makeSearch([
      {path: '/a', title: 'Rotate', sections: [['Rotate', 'Two blocks change places.']]},
      {path: '/b', title: 'Merge', sections: [['Merge', 'A rotation, or a buffer.']]},
    ]);
    expect(found('rotation')).toEqual(['/a', '/b']);
    expect(found('rotaton')).toEqual(['/a', '/b']);
  });

  it('ranks the exact word above similar words', () => {
    const ranked = makeSearch([
      {path: '/stem', title: 'Sorted', sections: [['Sorted', '']]},
      {path: '/prefix', title: 'Sortable', sections: [['Sortable', '']]},
      {path: '/exact', title: 'Sort', sections: [['Sort', '']]},
    ]);
    expect(ranked.paths('sort')[0]).toBe('/exact');
  });

  describe('for sections that differ in one way', () => {
    /**
     * Creates a search of pages in this order, each with one text and a heading that matches
     * nothing.
     */
    const searchTexts = (texts: Readonly<Record<string, string>>) =>
      makeSearch(
        Object.entries(texts).map(([path, text]) => ({
          path,
          title: 'Page',
          sections: [['Page', text]],
        })),
      );

    it("leaves out sections with too few of the query's words", () => {
      const {paths: find} = searchTexts({
        '/one': 'walrus',
        '/all': 'A walrus, an otter, a narwhal and a beaver.',
      });
      expect(find('walrus otter narwhal beaver')).toEqual(['/all']);
    });

    it('treats the last word as a prefix until a space follows it', () => {
      const {paths: find} = searchTexts({'/heap': 'heap', '/heapsort': 'heapsort'});
      expect(find('heap')).toEqual(['/heap', '/heapsort']);
      expect(find('heap ')).toEqual(['/heap']);
    });

    it('ranks them the same for any order of the words', () => {
      const {paths: find} = searchTexts({
        '/heaps': 'An otter is not like heaps.',
        '/otters': 'Several otters live on a heap.',
      });
      expect(find('otter heap ')).toEqual(find('heap otter '));
    });

    it.each(['undefined behavior', 'undefined behavior ', 'undefined behaviour'])(
      'finds British and American spellings by "%s"',
      (query) => {
        const {paths: find} = searchTexts({
          '/british': 'It has undefined behaviour.',
          '/american': 'UndefinedBehaviorSanitizer tells of undefined behavior.',
        });
        expect(find(query).sort()).toEqual(['/american', '/british']);
      },
    );

    it('does not mistake another word for a spelling variant', () => {
      const {paths: find} = searchTexts({'/four': 'walrus four', '/for': 'walrus for'});
      expect(find('four')).toEqual(['/four']);
    });

    it('weighs a word by its own rarity, not by the rarity of its completions', () => {
      const {paths: find} = searchTexts({
        '/walrus': 'walrus',
        '/walruses': 'walrus walrus',
        '/heap': 'heap',
        ...Object.fromEntries(Array.from({length: 9}, (_, i) => [`/${i}`, 'heapsort'])),
      });
      expect(find('walrus heap')[0]).toBe('/heap');
    });

    it('ranks words that are close together first, even if the last typed word may be a prefix of the first', () => {
      const {paths: find} = searchTexts({
        '/apart': 'A heap is one thing and something else by far is a heapsort.',
        '/near': 'A heap, a heapsort is one thing and something else by far is.',
      });
      expect(find('heapsort heap')).toEqual(['/near', '/apart']);
    });
  });

  it('ranks a heading with the more likely word above one with fewer other words', () => {
    const ranked = makeSearch(
      ['Walrus heapsort', 'Walrus heap and otter'].map((title) => ({
        path: title,
        title,
        sections: [[title, '']],
      })),
    );
    expect(ranked.paths('walrus hea')).toEqual(['Walrus heap and otter', 'Walrus heapsort']);
  });

  it('ranks another form of a word in a title above the exact word in a text, however frequent it is there', () => {
    const text = 'Each block of the list is turned to its left by some steps.';
    const ranked = makeSearch([
      {path: '/text', title: 'Blocks', sections: [['Blocks', 'rotates '.repeat(20)]]},
      {path: '/title', title: 'Rotate two lists', sections: [['Rotate two lists', text]]},
    ]);
    expect(ranked.paths('rotates')).toEqual(['/title', '/text']);
  });

  it('ranks a page with the query as a keyword above other pages with its words, and does not show the keyword', () => {
    const text = 'The left half takes a left rotation.';
    const ranked = makeSearch([
      {
        path: '/blocks',
        title: 'Rotation',
        sections: [
          ['Rotation', ''],
          ['Halves', text],
        ],
      },
      {
        path: '/move',
        title: 'Move an array round',
        keywords: ['left rotation', '2sum'],
        sections: [['Move an array round', 'What leaves comes back.']],
      },
      {path: '/totals', title: 'Totals', sections: [['Totals', 'A 2, a sum, and a sum.']]},
      {path: '/others', title: 'Others', sections: Array.from({length: 20}, () => ['Other', ''])},
    ]);
    for (const query of ['left rotation', '2sum', '2 sum']) {
      expect(ranked.paths(query)[0]).toBe('/move');
    }
    expect(ranked.ask('left rotation')).toMatchObject({
      words: ['left', 'rotation'],
      pages: [{title: [{text: 'Move an array round', isMatch: false}]}, {path: '/blocks'}],
    });
  });

  it('names the more frequent of two words that are equally similar to a misspelt one', () => {
    const page = (name: string, text: string): TestPage => ({
      path: `/${name}`,
      title: name,
      sections: [[name, text]],
    });
    const {ask} = makeSearch([
      page('one', 'The maximum and the maxima.'),
      page('two', 'Another maximum.'),
    ]);
    expect(ask('maximm').instead).toEqual(['maximum']);
  });

  it('an opened page highlights neither a short number of the query nor the numbers that begin with it', () => {
    const text = 'Sort in C++20, since 2016. There are 20 sorts.';
    const {ask} = makeSearch([{path: '/sort', title: 'Sort', sections: [['Sort', text]]}]);
    expect(ask('sort 20').words).toEqual(['sort', 'sorts']);
    expect(ask('20').words).toEqual(['20', '2016']);
  });

  it('ranks a page with a keyword that is part of the query above other pages with its words', () => {
    const ranked = makeSearch([
      {
        path: '/words',
        title: 'Lists',
        sections: [
          ['Lists', ''],
          ['Checks', 'An index has bounds, and an index out of these bounds is a wrong index.'],
        ],
      },
      {
        path: '/keyword',
        title: 'Blocks',
        keywords: ['out of bounds'],
        sections: [['Blocks', 'A block has an end.']],
      },
      {path: '/others', title: 'Others', sections: Array.from({length: 20}, () => ['Other', ''])},
    ]);
    expect(ranked.paths('index out of bounds')[0]).toBe('/keyword');
    expect(ranked.paths('index of bounds')[0]).toBe('/words#s1');
  });

  it('finds nothing for a query of symbols, without loading more of the index', () => {
    const {answerAtFirst, ask} = makeSearch([
      {path: '/terms', title: 'Terms', keywords: ['<'], sections: [['Terms', 'Of templates.']]},
    ]);
    expect(answerAtFirst('<=')).toMatchObject({pages: [], isComplete: true});
    expect(ask('<=').pages).toEqual([]);
  });

  it('shows each page once, with its sections', () => {
    const found = answer('rotate').pages.map(({path}) => path);
    expect(new Set(found).size).toBe(found.length);
    expect(answer('array').pages[0]?.sections.length).toBeGreaterThan(1);
    expect(askGrouped('array').pages[0]?.sections).toHaveLength(1);
  });

  it('ranks a page with the word in a heading above a page with it in the texts of many sections', () => {
    const {paths: found} = makeSearch([
      {
        path: '/many',
        title: 'Many',
        sections: Array.from({length: 40}, () => ['Part', 'A needle.']),
      },
      {path: '/one', title: 'One', sections: [['Needle', 'About it.']]},
    ]);
    expect(found('needle')[0]).toBe('/one');
  });

  it('ranks a page with two sections about the words above a page with one', () => {
    const text = 'A walrus swims.';
    const ranked = makeSearch([
      {
        path: '/one',
        title: 'Page',
        sections: [
          ['Page', text],
          ['Section', 'An otter swims.'],
        ],
      },
      {
        path: '/two',
        title: 'Page',
        sections: [
          ['Page', text],
          ['Section', text],
        ],
      },
    ]);
    expect(ranked.ask('walrus').pages.map(({path}) => path)).toEqual(['/two', '/one']);
  });

  it('highlights at most four words that a typed word stands for, the likeliest', () => {
    const words = ['xyzabcdef', 'xyzab', 'xyzabcd', 'xyza', 'xyzabcde', 'xyzabc'];
    const ranked = makeSearch([{path: '/a', title: 'A', sections: [['A', words.join(', ')]]}]);
    expect(ranked.ask('xyz').words).toEqual(['xyza', 'xyzab', 'xyzabc', 'xyzabcd']);
  });

  it('requires each of several quoted phrases, but none without words', () => {
    const ranked = makeSearch([
      {path: '/a', title: 'A', sections: [['A', 'A red walrus, and a blue otter.']]},
      {path: '/b', title: 'B', sections: [['B', 'A walrus red, and a blue otter.']]},
      {path: '/c', title: 'C', sections: [['C', 'Otter']]},
    ]);
    expect(ranked.paths('"red walrus" "blue otter"')).toEqual(['/a']);
    expect(ranked.paths('"blue otter" "?!"').sort()).toEqual(['/a', '/b']);
    expect(ranked.paths('otter "?!"').sort()).toEqual(['/a', '/b', '/c']);
  });

  it('finds a quoted phrase in a heading', () => {
    expect(paths('"three reversals"')).toEqual(['/rotate#s1']);
  });

  it('finds a quoted phrase, however many pages have one of its words in their titles', () => {
    const titles = Array.from({length: 400}, (_, i) => (i % 2 ? 'Walrus' : 'Otter'));
    const text = `${'A long text about other animals. '.repeat(20)} Here is a walrus otter.`;
    const ranked = makeSearch([
      ...titles.map((title, i): TestPage => ({path: `/${i}`, title, sections: [[title, title]]})),
      {path: '/phrase', title: 'Phrase', sections: [['Phrase', text]]},
    ]);
    expect(ranked.paths('walrus otter')).not.toContain('/phrase');
    expect(ranked.paths('"walrus otter"')).toEqual(['/phrase']);
  });

  it('leaves out sections without a quoted phrase', () => {
    expect(paths('"of out bounds"')).toEqual([]);
  });

  it.each(['"art race"', '"race car"'])('matches only whole words in %s', (query) => {
    const text = 'It is an art to win, and the cart race carries on. A car is in the race.';
    const ranked = makeSearch([{path: '/a', title: 'A', sections: [['A', text]]}]);
    expect(ranked.paths(query.replaceAll('"', ''))).toEqual(['/a']);
    expect(ranked.paths(query)).toEqual([]);
  });

  it('counts the pages of all categories and returns those of the requested one', () => {
    const {counts, pages: found} = answer('arrays', 'blogs');
    expect(counts).toEqual({default: 2, blogs: 1, pages: 0});
    expect(found.map(({path}) => path)).toEqual(['/blog/welcome']);
  });

  it('applies the page limit to each category if the question is grouped', () => {
    const ask = (isGrouped?: boolean) =>
      askGrouped('arrays', isGrouped).pages.map(({category}) => category);
    expect(ask(false)).toEqual(['default']);
    expect(ask()).toEqual(['default']);
    expect(ask(true)).toEqual(['default', 'blogs']);
  });

  it('marks matching words in titles and excerpts', () => {
    const [page] = answer('std::rotate').pages;
    expect(page?.title.filter(({isMatch}) => isMatch).map(({text}) => text)).toEqual(['Rotate']);
    expect(page?.sections[0]?.excerpt).toContainEqual({text: 'std::rotate', isMatch: true});
  });

  it('treats a single letter as a stop word if another word matches', () => {
    const ask = makeSearch([
      {path: '/a', title: 'A dynamic list', sections: [['A dynamic list', 'It is a list.']]},
      {path: '/k', title: 'One', sections: [['One', 'A sum of k and of f(k).']]},
    ]).ask;
    expect(ask('what is a dynamic list').words).not.toContain('a');
    expect(ask('f(k) sum').words).toEqual(['sum']);
    expect(ask('k').words).toEqual(['k']);
    expect(ask('k zzqxj').words).toEqual(['k']);
  });

  it('lists words that are on no page once the answer is complete', () => {
    expect(answer('rotate the zzqxj array').unknown).toEqual(['zzqxj']);
    expect(answer('rotate reversing').unknown).toEqual([]);
    expect(answer('zzqxj_t rotate').unknown).toEqual(['zzqxj']);
    expect(answer("why doesn't zzqxj rotate").unknown).toEqual(['zzqxj']);
    expect(makeSearch(pages).answerAtFirst('zzqxj rotate').unknown).toEqual([]);
  });

  it.each([
    ['rotate revresals', ['revresals'], ['reversals']],
    ['twopointers zzqxj', ['twopointers', 'zzqxj'], ['two', 'pointers']],
    ['aray', ['aray'], ['array']],
    ['arary', ['arary'], ['array']],
    ['arrey', ['arrey'], ['array']],
    ['mergeto', ['mergeto'], ['merge', 'to']],
    ['nums[i]', ['nums[i]', 'nums'], ['a[i]']],
    ['rotate', [], []],
  ])('lists the words that replaced the unknown ones in "%s"', (query, unknown, instead) => {
    expect(answer(query)).toMatchObject({unknown, instead});
    expect(makeSearch(pages).answerAtFirst(query).instead).toEqual([]);
  });

  it('returns no pages for matches of stop words alone if no page has the other words', () => {
    expect(answer('the zzqxj and it').pages).toEqual([]);
    expect(answer('and it').pages).not.toEqual([]);
  });

  it('finds pages with the known words of a query if another word is on no page', () => {
    expect(paths('zzqxj reversals')).toEqual(['/rotate#s1']);
  });

  it('does not list a stop word as unknown, even if it resembles a known word', () => {
    const {ask} = makeSearch([
      {path: '/a', title: 'A', sections: [['A', 'A walrus and a whale.']]},
    ]);
    expect(ask('while walrus')).toMatchObject({unknown: [], instead: []});
    expect(ask('whyle walrus')).toMatchObject({unknown: ['whyle'], instead: ['whale']});
  });

  it('takes a guess at a stop word for a stop word', () => {
    const text = 'There is more to say about it.';
    const {ask} = makeSearch([{path: '/a', title: 'A', sections: [['A', text]]}]);
    expect(ask('zzqxj moore').pages).toEqual([]);
    expect(ask('moore')).toMatchObject({unknown: ['moore'], instead: ['more']});
    expect(ask('moore').pages).not.toEqual([]);
  });

  it.each(['rain', 'feld', 'later', 'offline'])('does not take "%s" for another word', (query) => {
    const text = 'The main fold held a line of water, then fell off.';
    const {ask} = makeSearch([{path: '/a', title: 'A', sections: [['A', text]]}]);
    expect(ask(query)).toMatchObject({pages: [], unknown: [query], instead: []});
  });

  it('does not change the text when it marks words', () => {
    const [page] = answer('every element left').pages;
    const excerpt = page?.sections[0]?.excerpt.map(({text}) => text).join('');
    expect(excerpt).toBe(pages[0]?.sections[0]?.[1]);
  });

  it.each(['', '   ', '?!', '()', '"', '::', '[]', '%%%'])('returns no pages for "%s"', (query) => {
    expect(answer(query).pages).toEqual([]);
  });

  it('answers from headings alone before anything else is loaded', () => {
    const search = makeSearch(pages);
    expect(search.pathsAtFirst('reversals')).toEqual(['/rotate#s1']);
    expect(search.pathsAtFirst('quicksilver')).toEqual([]);
    expect(search.paths('quicksilver')).toEqual(['/blog/welcome']);
  });
});
