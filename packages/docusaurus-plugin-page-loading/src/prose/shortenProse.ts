import type {ChildNode} from 'domhandler';
import {isComment, isTag} from 'domutils';

/** The attribute of an island, whose content React hydrates. */
const islandAttribute = 'data-island';

/** A part of a page: the index of its first character and of the one after its last. */
type Range = readonly [start: number, end: number];

const emptyClass = ' class=""';

/** Returns the comments and the empty class attributes outside islands, in order. */
function unusedIn(html: string, nodes: readonly ChildNode[]): Range[] {
  return nodes.flatMap((node): Range[] => {
    const start = node.startIndex ?? 0;
    const end = (node.endIndex ?? 0) + 1;
    if (isComment(node)) {
      return [[start, end]];
    }
    if (!isTag(node) || islandAttribute in node.attribs) {
      return [];
    }
    const attribute = node.attribs.class === '' ? html.indexOf(emptyClass, start) : -1;
    const startTagEnd = node.firstChild?.startIndex ?? end;
    return [
      ...(attribute >= 0 && attribute < startTagEnd
        ? [[attribute, attribute + emptyClass.length] as const]
        : []),
      ...unusedIn(html, node.children),
    ];
  });
}

/**
 * Returns the HTML of the prose of a page without what the server writes only for hydration:
 * comments between texts, and empty class attributes. Islands keep theirs, because they are hydrated.
 *
 * @param html the page.
 * @param nodes the content of the prose, with indices in the page.
 * @param range where the content is in the page.
 */
export function shortenProse(
  html: string,
  nodes: readonly ChildNode[],
  [start, end]: Range,
): string {
  const unused = unusedIn(html, nodes);
  const ends = [start, ...unused.map((part) => part[1])];
  const starts = [...unused.map((part) => part[0]), end];
  return starts.map((next, index) => html.slice(ends[index], next)).join('');
}
