import {Parser} from 'htmlparser2';
import {loadsRefused} from './loadsRefused';
import {hashSource} from './policy';

/** Whether the policy applies to a type of script; other types are data. */
const isExecuted = (type = '') =>
  /^(|text\/javascript|application\/javascript|module|importmap|speculationrules)$/i.test(type);

const isHandler = (attribute: string) => /^on/i.test(attribute);

/** The attributes whose address a browser may run. */
const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href'];

/** Whether an address is a script. URL ignores tabs and line breaks in it, as browsers do. */
const isScript = (address: string) =>
  URL.canParse(address) && new URL(address).protocol === 'javascript:';

/** The inline code of a page, and what its policy has to allow or cannot allow. */
export interface Inline {
  /** The hash sources of its scripts. */
  readonly scripts: ReadonlySet<string>;
  /** The hash sources of its style elements. */
  readonly styles: ReadonlySet<string>;
  /** Whether it has audio or video. */
  readonly hasMedia: boolean;
  /** The tags with markup that no strict policy allows, or that load files of another origin. */
  readonly refused: readonly string[];
}

/**
 * Finds the inline code in the HTML of a page, also in its noscript elements.
 *
 * @param origin the origin of the site, such as `https://example.org`.
 */
export function readInline(html: string, origin: string): Inline {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const refused: string[] = [];
  let hasMedia = false;
  let start: number | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const tag = () => html.slice(parser.startIndex, parser.endIndex + 1);
      if (
        'style' in attributes ||
        Object.keys(attributes).some(isHandler) ||
        addresses.some((address) => isScript(attributes[address] ?? '')) ||
        loadsRefused(name, attributes, origin)
      ) {
        refused.push(tag());
      }
      hasMedia ||= name === 'audio' || name === 'video';
      const isInline =
        name === 'script' && attributes.src === undefined && isExecuted(attributes.type);
      if (isInline || name === 'style') {
        start = parser.endIndex + 1;
      }
    },
    onclosetag(name) {
      if (start !== undefined && (name === 'script' || name === 'style')) {
        const names = name === 'script' ? scripts : styles;
        // Browsers hash the text after they have read each line break as a line feed.
        const text = html.slice(start, parser.startIndex).replace(/\r\n?/g, '\n');
        names.add(hashSource(text));
        start = undefined;
      }
    },
  });
  parser.end(html);
  return {scripts, styles, hasMedia, refused};
}
