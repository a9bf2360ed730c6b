declare module '@generated/article-cards/default/cards.json' {
  /** The articles' cards, in reading order. */
  const cards: readonly import('./cards').Card[];
  export default cards;
}
