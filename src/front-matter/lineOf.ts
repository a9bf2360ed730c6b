import {isMap, isNode, isScalar, isSeq, parseDocument} from 'yaml';

/** Matches front matter with the lines around it. */
export const fence = /^---\r?\n([\s\S]*?)\r?\n---/;

/** A key of front matter, from the outermost: `['card', 'picture', 'values', 2]`. */
export type KeyPath = readonly (string | number)[];

/**
 * Returns the line of a key in a YAML text, counted from 1. For a missing key it is the line of the
 * innermost existing parent, or else 0.
 */
export function lineIn(yaml: string, keys: KeyPath): number {
  let node: unknown = parseDocument(yaml).contents;
  let start: number | undefined;
  for (const key of keys) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key);
      if (!pair || !isScalar(pair.key)) {
        break;
      }
      start = pair.key.range?.[0];
      node = pair.value;
    } else {
      const item: unknown = isSeq(node) ? node.items[Number(key)] : undefined;
      if (!isNode(item)) {
        break;
      }
      start = item.range?.[0];
      node = item;
    }
  }
  return start === undefined ? 0 : yaml.slice(0, start).split('\n').length;
}

/** Returns the line of a front matter key in a file; 1 if neither the key nor a parent exists. */
export const lineOf = (content: string, keys: KeyPath): number =>
  lineIn(fence.exec(content)?.[1] ?? '', keys) + 1;
