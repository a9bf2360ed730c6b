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

/**
 * Returns the texts of blocks as they are announced. Code has none; readers can go to it
 * themselves.
 */
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

/**
 * Matches the space after a sentence. A lowercase letter after it means that the sentence
 * continues, as after "e.g.".
 */
const sentenceEnd = /(?<=[.!?…]["'”’)\]]*)\s+(?=[^\p{Ll}\s])/u;

/**
 * Splits an answer into the sentences to announce.
 *
 * @param isWhole whether the answer is complete; otherwise the last sentence is left out, because
 * it may continue.
 */
export function sentencesOf(answer: string, isWhole: boolean): readonly string[] {
  // Append a letter, so that a text that ends in a mark such as "1." or "---" still ends in a
  // sentence. Otherwise the sentence before the mark would count as the last, and a sentence that
  // was already announced would be removed.
  const blocks = parseMarkdown(isWhole ? answer : `${answer.trimEnd()}x`);
  const sentences = blockTexts(blocks).flatMap((text) => text.split(sentenceEnd));
  return (isWhole ? sentences : sentences.slice(0, -1)).filter((sentence) => sentence !== '');
}
