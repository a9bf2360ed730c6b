import fs from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';

const read = (xml: string) => load(xml, {xml: true});

/** Adds the address of the feed itself to an Atom feed; readers recognise the feed by it. */
export function completeAtom(xml: string, name: string): string {
  const atom = read(xml);
  const blog = atom('feed > link[rel=alternate]');
  blog
    .clone()
    .attr({rel: 'self', href: `${blog.attr('href')}/${name}`})
    .insertAfter(blog);
  return atom.xml();
}

/**
 * Adds the feed's own address and the names of authors to an RSS feed.
 *
 * @param atomXml the Atom feed of the same posts in the same order. It names authors; elements of
 * RSS alone can name only an author who has an e-mail address.
 */
export function completeRss(xml: string, name: string, atomXml: string): string {
  const rss = read(xml);
  const atom = read(atomXml);
  const blog = rss('channel > link');
  rss('rss').attr('xmlns:atom', 'http://www.w3.org/2005/Atom');
  const self = {rel: 'self', type: 'application/rss+xml', href: `${blog.text()}/${name}`};
  rss('<atom:link/>').attr(self).insertAfter(blog);
  const entries = atom('entry').get();
  rss('item').each((index, item) => {
    atom('author > name', entries[index]).each((_, author) => {
      rss('<dc:creator/>').text(atom(author).text()).appendTo(item);
    });
  });
  return rss.xml();
}

/** Completes the feeds of a built site, in each language; Docusaurus has no options for this. */
export function completeFeeds(site: string): void {
  const files = fs.readdirSync(site, {recursive: true, encoding: 'utf8'});
  for (const file of files.filter((name) => path.basename(name) === 'rss.xml')) {
    const rss = path.join(site, file);
    const atom = path.join(path.dirname(rss), 'atom.xml');
    const atomXml = fs.readFileSync(atom, 'utf8');
    fs.writeFileSync(rss, completeRss(fs.readFileSync(rss, 'utf8'), 'rss.xml', atomXml));
    fs.writeFileSync(atom, completeAtom(atomXml, 'atom.xml'));
  }
}
