import {Parser} from 'htmlparser2';
import {hashSource} from './policy';

/** Types of scripts that the policy applies to; others are data. */
const isRun = (type = '') =>
  /^(|text\/javascript|application\/javascript|module|importmap|speculationrules)$/i.test(type);

const isHandler = (attribute: string) => /^on/i.test(attribute);

/** The attributes with an address that a browser would run. */
const addresses = ['href', 'src', 'action', 'formaction', 'xlink:href'];

/** Whether an address is a script; browsers leave tabs and line breaks in it out, as URL does. */
const isScript = (address: string) =>
  URL.canParse(address) && new URL(address).protocol === 'javascript:';

/** What is inline in a page. */
export interface Inline {
  /** The names of its scripts, as the policy has them. */
  readonly scripts: ReadonlySet<string>;
  /** The names of its style elements. */
  readonly styles: ReadonlySet<string>;
  /** What no strict policy allows, each with the tag that it is in. */
  readonly refused: readonly string[];
}

/** Finds what is inline in the HTML of a page, also in what it shows without scripts. */
export function readInline(html: string): Inline {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const refused: string[] = [];
  let start: number | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      const tag = () => html.slice(parser.startIndex, parser.endIndex + 1);
      if (
        'style' in attributes ||
        Object.keys(attributes).some(isHandler) ||
        addresses.some((name) => isScript(attributes[name] ?? ''))
      ) {
        refused.push(tag());
      }
      const isInline = name === 'script' && attributes.src === undefined && isRun(attributes.type);
      if (isInline || name === 'style') {
        start = parser.endIndex + 1;
      }
    },
    onclosetag(name) {
      if (start !== undefined && (name === 'script' || name === 'style')) {
        const names = name === 'script' ? scripts : styles;
        names.add(hashSource(html.slice(start, parser.startIndex)));
        start = undefined;
      }
    },
  });
  parser.end(html);
  return {scripts, styles, refused};
}
