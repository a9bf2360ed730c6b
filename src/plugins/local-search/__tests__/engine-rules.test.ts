import {
  count,
  create,
  insert,
  MODE_FULLTEXT_SEARCH,
  MODE_HYBRID_SEARCH,
  MODE_VECTOR_SEARCH,
  search,
  upsert,
} from '@orama/orama';
import {describe, expect, it} from 'vitest';
import {refusal} from './engine-refusal';

const origin = {lat: 0, lon: 0};

function library() {
  const db = create({
    schema: {
      title: 'string',
      pages: 'number',
      inPrint: 'boolean',
      shelf: 'enum',
      tags: 'enum[]',
      place: 'geopoint',
      v: 'vector[3]',
    } as const,
  });
  const common = {shelf: 'north', tags: ['x', 'y'], inPrint: true};
  void insert(db, {
    ...common,
    id: 'b1',
    title: 'rotating arrays',
    pages: 10,
    place: origin,
    v: [1, 0, 0],
  });
  void insert(db, {...common, id: 'b2', title: 'arrays', pages: 20, inPrint: false, v: [0, 1, 0]});
  return db;
}

const vector = (value: number[]) => ({property: 'v', value});

describe('the id of a document', () => {
  it.each([
    ['number', 7],
    ['boolean', true],
    ['object', {}],
    ['object', ['b3']],
  ])('is refused when its type is %s: %j', (type, id) => {
    const message = `Document id must be of type "string". Got "${type}" instead.`;
    expect(refusal(() => insert(library(), {id} as {id: string}))).toBe(message);
    expect(refusal(() => upsert(library(), {id} as {id: string}))).toBe(message);
  });

  it('is refused when the component that finds it returns no string', () => {
    const db = create({
      schema: {title: 'string'},
      components: {getDocumentIndexId: () => 7 as unknown as string},
    });
    expect(refusal(() => insert(db, {title: 'arrays'}))).toBe(
      'Document id must be of type "string". Got "number" instead.',
    );
  });

  it('is taken as it is when it is a string', () => {
    expect(insert(library(), {id: 'b3'})).toBe('b3');
  });

  it.each([undefined, '', 0, false, null])('is made up for %j, and not refused', (id) => {
    expect(insert(library(), {id} as {id: string})).toMatch(/^\d+-\d+$/);
  });
});

describe('a vector', () => {
  const message = (size: number) =>
    `Property "v" was declared as a 3-dimensional vector, but got a ${size}-dimensional vector instead.\n` +
    'Input vectors must be of the size declared in the schema, as calculating similarity between vectors of different sizes can lead to unexpected results.';

  it.each([[[]], [[1, 2]], [[1, 2, 3, 4]]])('of another length is not inserted: %j', (value) => {
    const db = library();
    expect(refusal(() => insert(db, {v: value}))).toBe(message(value.length));
    expect(count(db)).toBe(2);
  });

  it.each([[[]], [[1, 2]], [[1, 2, 3, 4]]])('of another length is not searched: %j', (value) => {
    expect(refusal(() => search(library(), {mode: 'vector', vector: vector(value)}))).toBe(
      message(value.length),
    );
  });

  it('of the declared length is inserted and found', async () => {
    const db = library();
    void insert(db, {id: 'b3', v: [0, 0, 1]});
    const {hits} = await search(db, {mode: 'vector', vector: vector([0, 0, 2])});
    expect(hits.map(({id}) => id)).toEqual(['b3']);
  });

  // It must be an array, and the message speaks of lengths all the same.
  it('of the declared length is not inserted as a typed array', () => {
    const v = new Float32Array(3) as unknown as number[];
    expect(refusal(() => insert(library(), {v}))).toBe(message(3));
  });

  it('is not held to numbers', () => {
    const v = ['a', 'b', 'c'] as unknown as number[];
    expect(insert(library(), {id: 'b3', v})).toBe('b3');
  });
});

describe('a boost', () => {
  const message = 'Boost value must be a number greater than, or less than 0.';

  async function score(boost?: number) {
    const {hits} = await search(library(), {
      term: 'rotating',
      ...(boost !== undefined && {boost: {title: boost}}),
    });
    return hits[0]?.score ?? 0;
  }

  it.each([0.25, 2, 1000])('of %d multiplies the score', async (boost) => {
    expect(await score(boost)).toBeCloseTo((await score()) * boost, 9);
  });

  it('of 0 is refused', () => {
    expect(refusal(() => search(library(), {term: 'rotating', boost: {title: 0}}))).toBe(message);
  });

  // The specification and the message itself ask for no more than "not 0".
  it.each([-1, -0.5])('of %d is refused, although it is a nonzero number', (title) => {
    expect(refusal(() => search(library(), {term: 'rotating', boost: {title}}))).toBe(message);
  });

  it.each([NaN, 'high' as unknown as number])(
    'of %s is not refused: the score is NaN',
    async (b) => {
      expect(await score(b)).toBeNaN();
    },
  );

  it('of 0 is not refused on a property that is not searched', async () => {
    expect(await search(library(), {term: 'rotating', boost: {shelf: 0}})).toMatchObject({
      count: 1,
    });
  });

  it('of 0 is not refused where there is no term', async () => {
    expect(await search(library(), {boost: {title: 0}})).toMatchObject({count: 2});
  });
});

describe('a filter', () => {
  async function found(where: object) {
    const {hits} = await search(library(), {term: '', where});
    return hits.map(({id}) => id);
  }

  it.each([
    [{pages: {gt: 10}}, ['b2']],
    [{pages: {gte: 10}}, ['b1', 'b2']],
    [{pages: {lt: 20}}, ['b1']],
    [{pages: {lte: 20}}, ['b1', 'b2']],
    [{pages: {eq: 20}}, ['b2']],
    [{pages: {between: [5, 15]}}, ['b1']],
    [{shelf: {eq: 'north'}}, ['b1', 'b2']],
    [{shelf: {in: ['south']}}, []],
    [{shelf: {nin: ['south']}}, ['b1', 'b2']],
    [{tags: {containsAll: ['x', 'z']}}, []],
    [{tags: {containsAny: ['x', 'z']}}, ['b1', 'b2']],
  ])('takes one operation: %j', async (where, ids) => {
    expect((await found(where)).sort()).toEqual(ids);
  });

  it('takes one operation on each of several properties, and all must hold', async () => {
    expect(await found({pages: {gt: 5}, shelf: {eq: 'north'}, title: 'rotating'})).toEqual(['b1']);
  });

  it.each<object>([
    {pages: {gt: 5, lt: 15}},
    {shelf: {eq: 'north', in: ['north']}},
    {tags: {containsAll: ['x'], containsAny: ['y']}},
    {title: {eq: 'arrays', in: ['arrays']}},
  ])('refuses two operations: %j', (where) => {
    expect(refusal(() => search(library(), {term: '', where}))).toBe(
      'You can only use one operation per filter, you requested 2.',
    );
  });

  it('counts the operations that it refuses', () => {
    const where = {pages: {gt: 5, lt: 15, eq: 10}};
    expect(refusal(() => search(library(), {term: '', where}))).toBe(
      'You can only use one operation per filter, you requested 3.',
    );
  });

  it('refuses an unknown operation, and names it where it should count', () => {
    // @ts-expect-error -- the types know the operations on a number
    expect(refusal(() => search(library(), {term: '', where: {pages: {near: 5}}}))).toBe(
      'You can only use one operation per filter, you requested near.',
    );
  });

  it('takes the radius and drops the polygon when a place has both', async () => {
    const polygon = {coordinates: [origin, {lat: 1, lon: 0}, {lat: 1, lon: 1}], inside: false};
    expect(await found({place: {radius: {coordinates: origin, value: 1}, polygon}})).toEqual([
      'b1',
    ]);
  });

  it('takes any object on a boolean for true', async () => {
    expect(await found({inPrint: {eq: false, in: [false]}})).toEqual(['b1']);
  });
});

describe('the mode', () => {
  it('is fulltext, vector or hybrid', () => {
    expect([MODE_FULLTEXT_SEARCH, MODE_VECTOR_SEARCH, MODE_HYBRID_SEARCH]).toEqual([
      'fulltext',
      'vector',
      'hybrid',
    ]);
  });

  it('fulltext asks for the words', async () => {
    const {hits} = await search(library(), {mode: 'fulltext', term: 'rotating'});
    expect(hits.map(({id}) => id)).toEqual(['b1']);
  });

  it('vector asks for the vector', async () => {
    const {hits} = await search(library(), {mode: 'vector', vector: vector([0, 1, 0])});
    expect(hits.map(({id}) => id)).toEqual(['b2']);
  });

  it('hybrid asks for the words and the vector', async () => {
    const {hits} = await search(library(), {
      mode: 'hybrid',
      term: 'rotating',
      vector: vector([0, 1, 0]),
    });
    expect(hits.map(({id}) => id).sort()).toEqual(['b1', 'b2']);
  });

  it('is fulltext unless given', async () => {
    const {hits} = await search(library(), {term: 'rotating', vector: vector([0, 1, 0])});
    expect(hits.map(({id}) => id)).toEqual(['b1']);
  });

  it.each(['semantic', 'Fulltext', ''])('is refused when it is %j', (mode) => {
    // @ts-expect-error -- the types know the three modes too
    expect(refusal(() => search(library(), {mode, term: 'rotating'}))).toBe(
      `Invalid search mode "${mode}". Valid modes are: "fulltext", "vector", "hybrid".`,
    );
  });
});

describe('a hybrid search', () => {
  // The message for a missing term is in version 3.1.18 but nothing uses it.
  const everything = [
    ['b1', NaN],
    ['b2', NaN],
  ];

  it('without a term is refused by the types alone: it finds everything, scored NaN', async () => {
    // @ts-expect-error -- the types ask for a term
    const {hits} = await search(library(), {mode: 'hybrid', vector: vector([1, 0, 0])});
    expect(hits.map(({id, score}) => [id, score])).toEqual(everything);
  });

  it('with an empty term is not refused: it finds everything, scored NaN', async () => {
    const {hits} = await search(library(), {mode: 'hybrid', term: '', vector: vector([1, 0, 0])});
    expect(hits.map(({id, score}) => [id, score])).toEqual(everything);
  });
});
