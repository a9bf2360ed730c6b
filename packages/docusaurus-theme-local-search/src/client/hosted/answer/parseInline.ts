/** An inline element of a block. */
export type Inline =
  | {readonly type: 'text' | 'code'; readonly text: string}
  | {readonly type: 'strong' | 'emphasis'; readonly content: readonly Inline[]}
  | {readonly type: 'link'; readonly address: string; readonly content: readonly Inline[]}
  | {readonly type: 'break'};

/** The maximum nesting depth of emphasis and links. */
const maxDepth = 4;

/** Limits the length of marked text, so that marks without an end are cheap to parse. */
const marked = String.raw`[^]{0,1000}?`;

// The leftmost match wins; among matches at the same position, the first in this list.
const patterns = {
  escaped: String.raw`\\(?<escaped>[!-/:-@[-\x60{-~])`,
  code: String.raw`(?<ticks>\x60+)(?!\x60)(?<code>${marked}[^\x60])\k<ticks>(?!\x60)`,
  image: String.raw`!\[(?<alt>[^\]\n]*)\]\([^()\n]*(?:\([^()\n]*\)[^()\n]*)*\)`,
  link: String.raw`\[(?<label>(?:[^\[\]\\]|\\.)+)\]\(\s*<?(?<address>(?:[^\s()<>]|\([^\s()<>]*\))+)>?(?:\s+"[^"\n]*")?\s*\)`,
  bare: String.raw`<?(?<bare>https?:\/\/[^\s<>"\x60]*[^\s<>"\x60.,;:!?'()*_\]])>?`,
  strong: String.raw`(?<strongMark>\*\*|(?<![\p{L}\p{N}_])__)(?=\S)(?<strong>${marked}\S)\k<strongMark>(?!\*)`,
  emphasis: String.raw`(?<mark>\*|(?<![\p{L}\p{N}_])_)(?![\s*_])(?<emphasis>${marked}[^\s*_])\k<mark>(?![\p{L}\p{N}_*])`,
  break: String.raw`(?<break>(?: {2,}|\\)\n)`,
};

const pattern = new RegExp(Object.values(patterns).join('|'), 'gu');

function toInline(groups: Readonly<Record<string, string | undefined>>, depth: number): Inline {
  const {escaped, code, alt, label, address, bare, strong, emphasis} = groups;
  if (code !== undefined) {
    return {type: 'code', text: code.replace(/^ (.*[^ ].*) $/s, '$1')};
  }
  if (label !== undefined && address !== undefined) {
    return {type: 'link', address, content: parseInline(label, depth + 1)};
  }
  if (bare !== undefined) {
    return {type: 'link', address: bare, content: [{type: 'text', text: bare}]};
  }
  if (strong !== undefined) {
    return {type: 'strong', content: parseInline(strong, depth + 1)};
  }
  if (emphasis !== undefined) {
    return {type: 'emphasis', content: parseInline(emphasis, depth + 1)};
  }
  if (groups.break !== undefined) {
    return {type: 'break'};
  }
  // An image is replaced by its description, because the page must not fetch anything for an
  // answer.
  return {type: 'text', text: escaped ?? alt ?? ''};
}

/** Parses the text of a block. */
export function parseInline(text: string, depth = 0): readonly Inline[] {
  if (depth > maxDepth) {
    return [{type: 'text', text}];
  }
  const pieces: Inline[] = [];
  let at = 0;
  const addText = (end: number) => {
    if (end > at) {
      pieces.push({type: 'text', text: text.slice(at, end)});
    }
  };
  for (const match of text.matchAll(pattern)) {
    addText(match.index);
    pieces.push(toInline(match.groups ?? {}, depth));
    at = match.index + match[0].length;
  }
  addText(text.length);
  return pieces;
}
