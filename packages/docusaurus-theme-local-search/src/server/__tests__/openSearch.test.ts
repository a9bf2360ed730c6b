import {expect, it} from 'vitest';
import {openSearchDescription} from '../openSearch';

const described = (siteTitle: string, icon?: string) =>
  openSearchDescription({siteTitle, searchPage: 'https://example.org/search', icon});

it('an OpenSearch description has the title of the site, escaped, and at most 16 characters of it as its short name', () => {
  const xml = described('Arrays & <lists> of numbers');
  expect(xml).toContain('<ShortName>Arrays &amp; &lt;lists&gt;</ShortName>');
  expect(xml).toContain('<Description>Arrays &amp; &lt;lists&gt; of numbers</Description>');
  expect(xml).toContain('template="https://example.org/search?q={searchTerms}"');
});

it('the short name of an OpenSearch description has no half of an emoji', () => {
  const title = `${'a'.repeat(15)}🔢🔢`;
  expect(described(title)).toContain(`<ShortName>${'a'.repeat(15)}🔢</ShortName>`);
});

it('an OpenSearch description has the icon of the site, if there is one', () => {
  expect(described('Arrays', 'https://example.org/a.svg')).toContain(
    '<Image>https://example.org/a.svg</Image>',
  );
  expect(described('Arrays')).not.toContain('Image');
});
