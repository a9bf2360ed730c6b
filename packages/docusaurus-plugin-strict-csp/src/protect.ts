import fs from 'node:fs';
import path from 'node:path';
import {headersFile, securityHeaders} from './headers';
import {reportWrongBaseUrl} from './inline/reportWrongBaseUrl';
import {policyOf} from './policy';
import {readInline, type Inline} from './readScripts';
import {pluginName, policyDataFile, type PolicyData} from './shared';

/** Replaces the style attribute that hides an SVG of the theme by `data-hidden`. */
const hiddenDrawing = (html: string) =>
  html.replace('<svg style="display: none;">', '<svg data-hidden>');

/** Adds the script that reports a wrong base path to the home page, as Docusaurus does. */
function withBaseUrlReport(html: string, file: string, baseUrl: string): string {
  const script = `<script>(${reportWrongBaseUrl.toString()})(${JSON.stringify(baseUrl)})</script>`;
  return file !== 'index.html' || html.includes(script)
    ? html
    : html.replace('</head>', () => `${script}</head>`);
}

/** The policy goes after this tag, because it must precede everything that it applies to. */
const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/** Precedes the lines of this package in `_headers`, because a site may have its own lines. */
const headersMark = '# By docusaurus-plugin-strict-csp:\n';

const policyMeta = (policy: string) =>
  `<meta http-equiv=Content-Security-Policy content="${policy}">`;

/** Removes the policy of an earlier call, because a browser applies all policies of a page. */
const withoutPolicy = (html: string) =>
  html.replace(new RegExp(`(${charset.source})${policyMeta('[^"]*')}`, 'i'), '$1');

interface Page {
  readonly file: string;
  readonly html: string;
  readonly inline: Inline;
}

function readPage(outDir: string, file: string, {baseUrl, origin}: PolicyData): Page {
  const written = fs.readFileSync(path.join(outDir, file), 'utf8');
  const html = withBaseUrlReport(hiddenDrawing(withoutPolicy(written)), file, baseUrl);
  return {file, html, inline: readInline(html, origin)};
}

/** Returns the pages of each tag that the policy does not allow. */
function pagesByTag(pages: readonly Page[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const {file, inline} of pages) {
    for (const tag of new Set(inline.refused)) {
      found.set(tag, [...(found.get(tag) ?? []), file]);
    }
  }
  return found;
}

/** Describes each tag in one line, because the theme writes the same tag into many pages. */
const describeTags = (tags: ReadonlyMap<string, readonly string[]>) =>
  [...tags]
    .map(([tag, [first, ...others]]) => {
      const more = others.length === 0 ? '' : ` and ${others.length} more`;
      return `${first}${more}: ${tag.slice(0, 200)}`;
    })
    .join('\n');

/**
 * Writes a policy into each page of a built site, and `_headers` for its host. This has to be the
 * last step of a build, because a policy contains the hashes of the page's scripts. If a later step
 * changes pages, call this again.
 *
 * @param outDir the folder of the built site.
 * @param siteDir the folder of the site's sources.
 * @throws Error if the site was built without this plugin, if there is no such folder or no page in
 * it, or naming pages with a style attribute or other markup that no strict policy allows, or that loads files of
 * another origin.
 */
export function protectSite(outDir: string, siteDir: string): void {
  const dataFile = path.join(siteDir, policyDataFile);
  if (!fs.existsSync(dataFile)) {
    throw new Error(
      `${pluginName}: there is no ${dataFile}; build the site with the plugin first.`,
    );
  }
  if (!fs.existsSync(outDir)) {
    throw new Error(
      `${pluginName}: there is no folder ${outDir}; pass protectSite the folder of the built site.`,
    );
  }
  const data = JSON.parse(fs.readFileSync(dataFile, 'utf8')) as PolicyData;
  const {baseUrl, connectTo} = data;
  const pages = fs
    .readdirSync(outDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => readPage(outDir, file, data));
  if (pages.length === 0) {
    throw new Error(
      `${pluginName}: there is no page in ${outDir}; pass protectSite the folder of the built site.`,
    );
  }
  const refused = pagesByTag(pages);
  if (refused.size > 0) {
    throw new Error(
      `${pluginName}: a strict content security policy does not allow style attributes, event handlers, javascript: addresses, frames or files of another origin; remove these:\n${describeTags(refused)}`,
    );
  }
  // In all pages, because the application opens a page within another one.
  const hasMedia = pages.some(({inline}) => inline.hasMedia);
  for (const {file, html, inline} of pages) {
    const meta = policyMeta(policyOf({...inline, hasMedia, connectTo}, 'page'));
    const protectedHtml = html.replace(charset, (found) => found + meta);
    if (protectedHtml === html) {
      throw new Error(
        `${pluginName}: ${file} has no <meta charset="utf-8">; the policy is inserted after that tag`,
      );
    }
    fs.writeFileSync(path.join(outDir, file), protectedHtml);
  }
  const all = (kind: 'scripts' | 'styles') =>
    new Set(pages.flatMap(({inline}) => [...inline[kind]]));
  const scope = {scripts: all('scripts'), styles: all('styles'), hasMedia, connectTo};
  const headers = securityHeaders(policyOf(scope, 'header'));
  const file = path.join(outDir, '_headers');
  const [own = ''] = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split(headersMark) : [];
  const before = own.trim() === '' ? '' : `${own.trimEnd()}\n\n`;
  fs.writeFileSync(file, before + headersMark + headersFile(headers, baseUrl));
}
