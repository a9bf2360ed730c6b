import {describe, expect, it} from 'vitest';
import {feedContent} from '../feedContent';

const contentOf = (html: string) => feedContent(html, 'https://example.org/base/blog/post');

describe('feedContent', () => {
  it('keeps the content that a panel shows without scripts, and removes controls', () => {
    expect(
      contentOf(
        '<div data-island="Runner" data-props="{}"><noscript><label>k <input></label><button>Run</button>' +
          '<p>14 15</p><p aria-hidden="true">Room</p></noscript></div>',
      ),
    ).toBe('<div data-island="Runner"><p>14 15</p></div>');
  });

  it('removes the links of headings to themselves', () => {
    const link = '<a href="#one" class="hash-link" aria-label="Direct link to One">\u200b</a>';
    expect(contentOf(`<h2>One${link}</h2>`)).toBe('<h2>One</h2>');
  });

  it('makes addresses absolute, also those in <noscript>', () => {
    expect(
      contentOf(
        '<a href="#here">Here</a><noscript><a href="/base/runs/x#y">All steps</a><img src="/base/a.png"></noscript>' +
          '<a href="https://example.com/">There</a>',
      ),
    ).toBe(
      '<a href="https://example.org/base/blog/post#here">Here</a>' +
        '<a href="https://example.org/base/runs/x#y">All steps</a><img src="https://example.org/base/a.png">' +
        '<a href="https://example.com/">There</a>',
    );
  });

  it('removes a details element without content', () => {
    const kept = '<details><summary>Hints</summary><ol><li>One</li></ol></details>';
    const drawn = '<details><summary>Figure</summary><svg></svg></details>';
    expect(
      contentOf(
        `${kept}${drawn}<details><summary>Run it</summary><noscript><div><button>Run</button></div>` +
          '<details><summary>All steps</summary></details></noscript></details>',
      ),
    ).toBe(kept + drawn);
  });
});
