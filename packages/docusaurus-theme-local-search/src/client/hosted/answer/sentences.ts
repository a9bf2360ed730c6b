import type {Inline} from './parseInline';
import {parseMarkdown, type Block} from './parseMarkdown';

function textOf(piece: Inline): string {
  switch (piece.type) {
    case 'text':
    case 'code':
      return piece.text;
    case 'break':
      return ' ';
    default:
      return piece.content.map(textOf).join('');
  }
}

/** The texts of blocks as they are read out; code has none, and is left to readers who go to it. */
function blockTexts(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    switch (block.type) {
      case 'code':
        return [''];
      case 'list':
        return block.items.flatMap(blockTexts);
      case 'quote':
        return blockTexts(block.content);
      default:
        return [block.content.map(textOf).join('').replaceAll(/\s+/g, ' ').trim()];
    }
  });
}

/** The end of a sentence: what follows does not go on in small letters, as after "e.g.". */
const sentenceEnd = /(?<=[.!?…]["'”’)\]]*)\s+(?=[^\p{Ll}\s])/u;

/**
 * Splits an answer into the sentences that are read out.
 *
 * @param isWhole whether nothing follows; else the last sentence, which may go on, is left out.
 */
export function sentencesOf(answer: string, isWhole: boolean): readonly string[] {
  // With a letter more, the text ends in a sentence where it ends in a mark, as "1." or "---":
  // else the sentence before that would be the last, and what was read out would be taken back.
  const blocks = parseMarkdown(isWhole ? answer : `${answer.trimEnd()}x`);
  const sentences = blockTexts(blocks).flatMap((text) => text.split(sentenceEnd));
  return (isWhole ? sentences : sentences.slice(0, -1)).filter((sentence) => sentence !== '');
}
