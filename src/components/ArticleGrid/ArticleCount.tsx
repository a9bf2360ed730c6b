import {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import cards from '@generated/article-cards/default/cards.json';

/** The number of articles within a sentence: a word where the language has a short one. */
export default function ArticleCount(): ReactNode {
  const words = translate({
    id: 'landing.articles.counts',
    message: 'no|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
    description: 'The numbers from 0 on as words, separated by |; larger ones are shown as digits',
  });
  return words.split('|')[cards.length] ?? cards.length;
}
