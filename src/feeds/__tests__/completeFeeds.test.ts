import {describe, expect, it} from 'vitest';
import {completeAtom, completeRss} from '../completeFeeds';

const atom = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <link rel="alternate" href="https://example.org/base/blog"/>
  <entry><content type="html"><![CDATA[<p>One & two</p>]]></content>
    <author><name>Ann &amp; Bo</name></author><author><name>Cy</name></author></entry>
  <entry><title>Nobody</title></entry>
</feed>`;

const rss = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel><link>https://example.org/base/blog</link>
    <item><description><![CDATA[<p>One & two</p>]]></description></item>
    <item><link>https://example.org/base/blog/two</link></item>
  </channel>
</rss>`;

describe('completeAtom', () => {
  it("adds the feed's own address, and changes nothing else", () => {
    const link = '<link rel="alternate" href="https://example.org/base/blog"/>';
    expect(completeAtom(atom, 'atom.xml')).toBe(
      atom.replace(link, `${link}<link rel="self" href="https://example.org/base/blog/atom.xml"/>`),
    );
  });
});

describe('completeRss', () => {
  it("adds the feed's own address and the authors of each post, and changes nothing else", () => {
    const link = '<link>https://example.org/base/blog</link>';
    expect(completeRss(rss, 'rss.xml', atom)).toBe(
      rss
        .replace('/">', '/" xmlns:atom="http://www.w3.org/2005/Atom">')
        .replace(
          link,
          `${link}<atom:link rel="self" type="application/rss+xml" href="https://example.org/base/blog/rss.xml"/>`,
        )
        .replace(
          '</description>',
          '</description><dc:creator>Ann &amp; Bo</dc:creator><dc:creator>Cy</dc:creator>',
        ),
    );
  });
});
