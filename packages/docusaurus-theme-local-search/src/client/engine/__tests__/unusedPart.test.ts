import {create, insertMultiple, search} from '@orama/orama';
import {expect, it} from 'vitest';
import {sortTokenScorePredicate} from '../unusedPart';

it('sorts results as Orama does', () => {
  const database = create({schema: {text: 'string'}});
  const texts = ['heap', 'heap and more', 'heap', 'heap heap', 'heap and more'];
  void insertMultiple(
    database,
    texts.map((text, i) => ({id: String(i + 1), text})),
  );
  const {hits} = search(database, {term: 'heap'}) as {hits: {id: string; score: number}[]};
  const scored = hits.map(({id, score}): [number, number] => [Number(id), score]);
  expect(new Set(scored.map(([, score]) => score)).size).toBeLessThan(texts.length);
  expect([...scored].reverse().sort(sortTokenScorePredicate)).toEqual(scored);
});
