import {describe, expect, it} from 'vitest';
import {readPage} from '../readPage';

const page = (body: string, head = '') =>
  `<!doctype html><html><head>${head}</head><body><nav>Menu</nav><main>${body}</main></body></html>`;

describe('readPage', () => {
  it('splits the text at headings of level 2 to 6 that have an anchor', () => {
    const {sections} = readPage(
      page('<article><h1>Title</h1><p>Above.</p><h2 id=a>A</h2>one<h6 id=b>B</h6>two</article>'),
      '',
    );
    expect(sections).toEqual([
      {anchor: '', heading: 'Title', content: 'Above.'},
      {anchor: 'a', heading: 'A', content: 'one'},
      {anchor: 'b', heading: 'B', content: 'two'},
    ]);
  });

  it('leaves out characters that are not seen', () => {
    const {sections} = readPage(page('<p>a sub\u00ADarray of std::\u200Bvector\uFEFF</p>'), 'T');
    expect(sections).toEqual([{anchor: '', heading: 'T', content: 'a subarray of std::vector'}]);
  });

  it('uses bold terms of an explanation as keywords of the section', () => {
    const term =
      '<div data-search-terms><p>A <strong><code>span</code></strong> is a view.</p></div>';
    const {sections} = readPage(
      page(`<article><strong>Bold</strong><h2 id=a>A</h2><p>One.</p>${term}Two.</article>`),
      'T',
    );
    expect(sections).toEqual([
      {anchor: '', heading: 'T', content: 'Bold'},
      {anchor: 'a', heading: 'A', content: 'One. A span is a view. Two.', keywords: ['span']},
    ]);
  });

  it('ignores the menus around the main part', () => {
    const {title, sections} = readPage(
      '<html><head></head><body><aside class=markdown><h1>Menu</h1></aside>' +
        '<main><h1>T</h1>text</main><footer class=markdown>Foot</footer></body></html>',
      '',
    );
    expect(title).toBe('T');
    expect(sections).toEqual([{anchor: '', heading: 'T', content: 'text'}]);
  });

  it('treats a heading without an anchor as text', () => {
    const {sections} = readPage(page('<article><h2>Loose</h2>text</article>'), 'T');
    expect(sections).toEqual([{anchor: '', heading: 'T', content: 'Loose text'}]);
  });

  it('ignores elements whose content is not read as text', () => {
    const {sections} = readPage(
      page(
        '<article><h1>T</h1><button>Copy</button><svg><text>9</text></svg><span aria-hidden=true>x' +
          '</span><div data-search-ignore>y</div><h2 id=a>A<a class=hash-link>#</a></h2>\u200B</article>',
      ),
      '',
    );
    expect(sections).toEqual([
      {anchor: '', heading: 'T', content: ''},
      {anchor: 'a', heading: 'A', content: ''},
    ]);
  });

  it('reads the content of a folded element from its noscript element', () => {
    const {sections} = readPage(
      page(
        '<article><details><summary>More</summary><noscript><p>folded</p></noscript></details>' +
          '<noscript>no scripts</noscript></article>',
      ),
      'T',
    );
    expect(sections[0]?.content).toBe('More folded');
  });

  it('keeps code unchanged and separates blocks', () => {
    const {sections} = readPage(
      page(
        '<article><ul><li>one<li>two<ul><li>inner</ul></ul><pre><code>a[i] <b>=</b> std::min(a,\n b);</code></pre>',
      ),
      'T',
    );
    expect(sections[0]?.content).toBe('one two inner a[i] = std::min(a, b);');
  });

  it('reads the text of an article without the elements around it', () => {
    const {sections} = readPage(
      page(
        '<aside>Other posts</aside><article><header><h1>P</h1>2 min</header><div class="markdown">Text</div>Tags</article>',
      ),
      '',
    );
    expect(sections).toEqual([{anchor: '', heading: 'P', content: 'Text'}]);
  });

  it('reads the categories that contain the page as breadcrumbs', () => {
    const crumbs =
      '<nav class="theme-doc-breadcrumbs x"><ul><li><a><svg></svg></a><li><a>Arrays</a><li>Page</ul></nav>';
    expect(readPage(page(`<article>${crumbs}text</article>`), 'T').breadcrumbs).toEqual(['Arrays']);
  });

  it('detects that a page asks search engines not to index it', () => {
    expect(
      readPage(page('x', '<meta name="robots" content="noindex, nofollow">'), '').isHidden,
    ).toBe(true);
    expect(readPage(page('x', '<meta name="robots" content="NOINDEX">'), '').isHidden).toBe(true);
    expect(readPage(page('x', '<meta name="robots" content="all">'), '').isHidden).toBe(false);
    expect(
      readPage(page('x', '<meta name="description" content="What noindex does">'), '').isHidden,
    ).toBe(false);
  });
});
