import {translate} from '@docusaurus/Translate';
import cards from '@generated/article-cards/default/cards.json';

/** Returns the number of articles for use in a sentence: as a word if it is small. */
export function articleCount(): string {
  const words = translate({
    id: 'landing.articles.counts',
    message: 'no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
    description: 'The numbers from 0 on as words, separated by |; larger ones are shown as digits',
  });
  return words.split('|')[cards.length] ?? String(cards.length);
}
