// Tests the rules and limits of Orama. The tests use the published package, because the search's
// own worker leaves out the parts that enforce these rules. The search itself exposes only the 30
// languages, which are tested in `server/__tests__`.
import {
  create,
  insert,
  insertMultiple,
  MODE_FULLTEXT_SEARCH,
  MODE_HYBRID_SEARCH,
  MODE_VECTOR_SEARCH,
  search,
  type AnyOrama,
  type AnySchema,
} from '@orama/orama';
import {index as indexComponent} from '@orama/orama/components';
import {convertDistanceToMeters} from '@orama/orama/internals';
import {describe, expect, it} from 'vitest';
import {refusal} from './engine-refusal';

function library() {
  const db = create({
    schema: {title: 'string', pages: 'number', tags: 'enum[]', v: 'vector[3]'} as const,
  });
  void insert(db, {id: 'b1', title: 'rotating arrays', pages: 10, tags: ['x', 'y'], v: [1, 0, 0]});
  void insert(db, {id: 'b2', title: 'arrays', pages: 20, tags: ['x'], v: [0, 1, 0]});
  return db;
}

const vector = (value: number[]) => ({property: 'v', value});

describe('the id of a document', () => {
  it.each([
    ['number', 7],
    ['boolean', true],
    ['object', {}],
  ])('is rejected if its type is %s', (type, id) => {
    expect(refusal(() => insert(library(), {id} as unknown as {id: string}))).toBe(
      `Document id must be of type "string". Got "${type}" instead.`,
    );
  });
});

describe('a vector', () => {
  it.each([[[1, 2]], [[1, 2, 3, 4]]])('of another length is rejected: %j', (value) => {
    const message = `Property "v" was declared as a 3-dimensional vector, but got a ${value.length}-dimensional vector instead.`;
    expect(refusal(() => insert(library(), {v: value}))).toContain(message);
    expect(refusal(() => search(library(), {mode: 'vector', vector: vector(value)}))).toContain(
      message,
    );
  });
});

describe('a boost', () => {
  // The message only excludes 0, but Orama rejects a negative boost too.
  it.each([0, -1])('of %d is rejected', (title) => {
    expect(refusal(() => search(library(), {term: 'rotating', boost: {title}}))).toBe(
      'Boost value must be a number greater than, or less than 0.',
    );
  });

  it('multiplies the score', async () => {
    const score = async (title: number) =>
      (await search(library(), {term: 'rotating', boost: {title}})).hits[0]?.score ?? 0;
    expect(await score(2)).toBeCloseTo(2 * (await score(1)), 9);
  });
});

describe('a filter', () => {
  it('accepts one operation per property', async () => {
    const where = {pages: {gt: 5}, tags: {containsAll: ['x', 'y']}};
    const {hits} = await search(library(), {term: '', where});
    expect(hits.map(({id}) => id)).toEqual(['b1']);
  });

  it.each<object>([{pages: {gt: 5, lt: 15}}, {tags: {containsAll: ['x'], containsAny: ['y']}}])(
    'rejects two operations on a property: %j',
    (where) => {
      expect(refusal(() => search(library(), {term: '', where}))).toBe(
        'You can only use one operation per filter, you requested 2.',
      );
    },
  );
});

describe('the mode', () => {
  it('is fulltext, vector or hybrid', async () => {
    const found = async (mode: 'fulltext' | 'vector' | 'hybrid') => {
      const question = {term: 'rotating', vector: vector([0, 1, 0])};
      const {hits} = await search(library() as AnyOrama, {mode, ...question});
      return hits.map(({id}) => id).sort();
    };
    expect(await found(MODE_FULLTEXT_SEARCH)).toEqual(['b1']);
    expect(await found(MODE_VECTOR_SEARCH)).toEqual(['b2']);
    expect(await found(MODE_HYBRID_SEARCH)).toEqual(['b1', 'b2']);
  });

  it('is rejected if it is any other value', () => {
    // @ts-expect-error -- the types know the three modes too
    expect(refusal(() => search(library(), {mode: 'semantic', term: 'rotating'}))).toBe(
      'Invalid search mode "semantic". Valid modes are: "fulltext", "vector", "hybrid".',
    );
  });

  // Version 3.1.18 contains the message for a missing term, but nothing raises it.
  it('hybrid requires a term only by its types; without a term, all documents are found without scores', async () => {
    // @ts-expect-error -- the types ask for a term
    const {hits} = await search(library(), {mode: 'hybrid', vector: vector([1, 0, 0])});
    expect(hits.map(({score}) => score)).toEqual([NaN, NaN]);
  });
});

describe('a distance', () => {
  it.each([
    ['cm', 0.01],
    ['m', 1],
    ['km', 1000],
    ['ft', 0.3048],
    ['yd', 0.9144],
    ['mi', 1609.344],
  ] as const)('of 1 %s is %d metres', (unit, metres) => {
    expect(convertDistanceToMeters(1, unit)).toBe(metres);
  });

  // Orama puts the distance in the place of the suffix.
  it('with an unknown suffix is rejected in a filter', () => {
    const db = create({schema: {place: 'geopoint'} as const});
    const radius = {coordinates: {lat: 0, lon: 0}, value: 7, unit: 'in' as 'm'};
    expect(refusal(() => search(db, {where: {place: {radius}}}))).toBe(
      'Invalid distance suffix "7". Valid suffixes are: cm, m, km, mi, yd, ft.',
    );
  });
});

describe('a schema', () => {
  const radius = {coordinates: {lat: 1, lon: 2}, value: 1};

  it.each([
    ['string', 'red green', 'green'],
    ['number', 7, {eq: 7}],
    ['boolean', true, true],
    ['enum', 'red', {eq: 'red'}],
    ['geopoint', {lat: 1, lon: 2}, {radius}],
    ['string[]', ['red', 'green'], 'green'],
    ['number[]', [7, 8], {eq: 8}],
    ['boolean[]', [false, true], true],
    ['enum[]', ['red', 8], {containsAll: [8]}],
  ])('supports the type %s', async (type, value, filter) => {
    const db: AnyOrama = create({schema: {p: type} as AnySchema});
    void insert(db, {id: 'with', p: value});
    void insert(db, {id: 'without'});
    const {hits} = await search(db, {where: {p: filter}});
    expect(hits.map(({id}) => id)).toEqual(['with']);
  });

  it('supports nested objects, whose property names contain dots', async () => {
    const db = create({schema: {a: {b: {c: 'string'}}} as const});
    void insert(db, {id: 'with', a: {b: {c: 'red'}}});
    const {hits} = await search(db, {term: 'red', properties: ['a.b.c']});
    expect(hits.map(({id}) => id)).toEqual(['with']);
  });

  // Orama has no arrays of geopoints.
  it.each(['date', 'geopoint[]'])('rejects the unknown type %s', (type) => {
    expect(refusal(() => create({schema: {p: type} as unknown as AnySchema}))).toBe(
      `Unsupported schema type "${type}" at "p". Expected "string", "boolean" or "number" or array of them.`,
    );
  });
});

describe('a batch of documents', () => {
  it('has at most 1000 documents', () => {
    const stock = indexComponent.createIndex();
    const inserted = new Map<number | undefined, number>();
    const db = create({
      schema: {title: 'string'} as const,
      components: {
        index: {
          ...stock,
          insert(...args: Parameters<typeof stock.insert>) {
            // With each document, Orama passes the size of its batch to the index.
            const size = args[10]?.avlRebalanceThreshold;
            inserted.set(size, (inserted.get(size) ?? 0) + 1);
            stock.insert(...args);
          },
        },
      },
    });
    void insertMultiple(
      db,
      Array.from({length: 2500}, (_, index) => ({title: `t${index}`})),
    );
    expect([...inserted]).toEqual([
      [1000, 2000],
      [500, 500],
    ]);
  });
});
