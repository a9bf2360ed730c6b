import type {ChildNode} from 'domhandler';
import {findOne, isComment, isTag} from 'domutils';
import {parseDocument} from 'htmlparser2';
import {proseAttribute} from './proseFile';

/** The attribute of an island, whose content React hydrates. */
const islandAttribute = 'data-island';

/** A part of a page to remove: the index of its first character and of the one after its last. */
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
 * Removes from the prose of a page what the server writes only for hydration: comments between
 * texts, and empty class attributes. Islands keep theirs, because they are hydrated.
 */
export function shortenProse(html: string): string {
  const page = parseDocument(html, {withStartIndices: true, withEndIndices: true});
  const prose = findOne(({attribs}) => proseAttribute in attribs, page.children);
  const unused = prose ? unusedIn(html, prose.children) : [];
  const ends = [0, ...unused.map(([, end]) => end)];
  const starts = [...unused.map(([start]) => start), html.length];
  return starts.map((start, index) => html.slice(ends[index], start)).join('');
}
