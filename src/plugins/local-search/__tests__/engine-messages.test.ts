import {
  count,
  create,
  getByID,
  insert,
  remove,
  removeMultiple,
  search,
  update,
  updateMultiple,
} from '@orama/orama';
import {tokenizer} from '@orama/orama/components';
import {describe, expect, it} from 'vitest';
import {refusal} from './engine-refusal';

const schema = {
  title: 'string',
  pages: 'number',
  meta: {author: 'string'},
  v: 'vector[2]',
} as const;

function library() {
  const db = create({schema});
  void insert(db, {id: 'b1', title: 'Arrays', pages: 90});
  return db;
}

describe('A document with id "%s" already exists.', () => {
  it('answers a second document with the same id', () => {
    const db = library();
    expect(refusal(() => insert(db, {id: 'b1', title: 'Lists'}))).toBe(
      'A document with id "b1" already exists.',
    );
  });
});

// Version 3.1.18 has this text among its messages but nothing uses it.
describe('A document with id "%s" does not exists.', () => {
  it('is not the answer to removing an unknown id, which is false', () => {
    const db = library();
    expect(remove(db, 'b2')).toBe(false);
    expect(count(db)).toBe(1);
  });

  it('is not the answer to removing several, of which the unknown are not counted', () => {
    expect(removeMultiple(library(), ['b2', 'b1'])).toBe(1);
  });

  it('is not the answer to updating an unknown id, which inserts the document', () => {
    const db = library();
    expect(update(db, 'b2', {id: 'b2', title: 'Lists'})).toBe('b2');
    expect(count(db)).toBe(2);
  });

  it('is not the answer to updating several unknown ids, which inserts the documents', () => {
    const db = library();
    expect(updateMultiple(db, ['b2', 'b3'], [{id: 'b2'}, {id: 'b3'}])).toEqual(['b2', 'b3']);
    expect(count(db)).toBe(3);
  });

  it('is not the answer to asking for an unknown id, which gives undefined', () => {
    expect(getByID(library(), 'b2')).toBeUndefined();
  });
});

describe('Language "%s" is not supported.', () => {
  // What follows the sentence is the list that the test of the languages holds.
  const begin = (language: string) =>
    `Language "${language}" is not supported.\nSupported languages are:\n - arabic\n - `;

  it('answers the creation of an index in an unknown language', () => {
    const message = refusal(() => create({schema, language: 'klingon'}));
    expect(message.startsWith(begin('klingon')), message).toBe(true);
  });

  it('answers the creation of a tokenizer for an unknown language', () => {
    const message = refusal(() => tokenizer.createTokenizer({language: 'klingon'}));
    expect(message.startsWith(begin('klingon')), message).toBe(true);
  });

  it('answers a document in a language other than the index, even one of the supported', () => {
    const message = refusal(() => insert(library(), {title: 'Vettori'}, 'italian'));
    expect(message.startsWith(begin('italian')), message).toBe(true);
  });

  it('answers a query in a language other than the index, even one of the supported', () => {
    const message = refusal(() => search(library(), {term: 'vettori'}, 'italian'));
    expect(message.startsWith(begin('italian')), message).toBe(true);
  });
});

describe('Sort is disabled.', () => {
  function unsorted() {
    const db = create({schema, sort: {enabled: false}});
    void insert(db, {id: 'b1', pages: 90});
    void insert(db, {id: 'b2', pages: 10});
    return db;
  }

  it('answers sorting by a property, with the address of the documentation after it', () => {
    expect(refusal(() => search(unsorted(), {term: '', sortBy: {property: 'pages'}}))).toBe(
      'Sort is disabled. Please read the documentation at https://docs.orama.com/docs/orama-js for more information.',
    );
  });

  it('is not the answer to sorting by a function, which works', async () => {
    const {hits} = await search(unsorted(), {
      term: '',
      sortBy: ([, , a], [, , b]) => a.pages - b.pages,
    });
    expect(hits.map(({id}) => id)).toEqual(['b2', 'b1']);
  });
});

describe('Unknown filter property', () => {
  // The engine puts the property's name and a full stop after the words.
  it.each([
    ['a property that the schema lacks', 'year'],
    ['a nested object instead of its property', 'meta'],
    ['a vector, although the schema has it', 'v'],
  ])('answers a filter on %s', (_, property) => {
    expect(refusal(() => search(library(), {term: '', where: {[property]: {eq: 1}}}))).toBe(
      `Unknown filter property "${property}".`,
    );
  });

  it('answers a filter inside a logical operator', () => {
    const where = {and: [{pages: {gt: 1}}, {not: {year: {eq: 1}}}]};
    expect(refusal(() => search(library(), {term: '', where}))).toBe(
      'Unknown filter property "year".',
    );
  });
});

// These words are nowhere in version 3.1.18; what a wrong size meets is worded in other ways.
describe('Invalid vector size', () => {
  it('is worded "Vector size must be a number greater than 0" for a declared size of 0', () => {
    expect(refusal(() => create({schema: {v: 'vector[0]'}}))).toBe(
      'Vector size must be a number greater than 0. Got "vector[0]" instead.',
    );
  });

  it.each(['vector[-1]', 'vector[two]', 'vector[]', 'vector'])(
    'is worded "Unsupported schema type" for the declaration %s',
    (type) => {
      // @ts-expect-error -- the types know that this is no vector
      expect(refusal(() => create({schema: {v: type}}))).toBe(
        `Unsupported schema type "${type}" at "v". Expected "string", "boolean" or "number" or array of them.`,
      );
    },
  );

  it('is worded "Property … was declared as" for a vector of another size', () => {
    expect(refusal(() => insert(library(), {v: [1, 2, 3]}))).toBe(
      'Property "v" was declared as a 2-dimensional vector, but got a 3-dimensional vector instead.\n' +
        'Input vectors must be of the size declared in the schema, as calculating similarity between vectors of different sizes can lead to unexpected results.',
    );
  });
});
