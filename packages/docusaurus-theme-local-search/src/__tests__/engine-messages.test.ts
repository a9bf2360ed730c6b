// The engine's messages of the specification, section 8. The search's own worker raises none
// of them: it leaves out the parts that do. A page of a host site that uses the engine by
// itself meets them, so they are tested on the engine as it is shipped.
import {create, getByID, insert, remove, search, update} from '@orama/orama';
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

// Version 3.1.18 has this text among its messages, but nothing raises it.
describe('A document with id "%s" does not exists.', () => {
  it('is not the answer to removing, updating or reading an unknown id', () => {
    const db = library();
    expect(remove(db, 'b2')).toBe(false);
    expect(getByID(db, 'b2')).toBeUndefined();
    expect(update(db, 'b2', {id: 'b2', title: 'Lists'})).toBe('b2');
  });
});

describe('Language "%s" is not supported.', () => {
  const klingon = /^Language "klingon" is not supported\.\n/;

  it('answers the creation of an index or a tokenizer in an unknown language', () => {
    expect(refusal(() => create({schema, language: 'klingon'}))).toMatch(klingon);
    expect(refusal(() => tokenizer.createTokenizer({language: 'klingon'}))).toMatch(klingon);
  });

  it('answers a document or a query in another language than the index', () => {
    const italian = /^Language "italian" is not supported\.\n/;
    expect(refusal(() => insert(library(), {title: 'Vettori'}, 'italian'))).toMatch(italian);
    expect(refusal(() => search(library(), {term: 'vettori'}, 'italian'))).toMatch(italian);
  });
});

describe('Sort is disabled.', () => {
  it('answers sorting by a property where the index was created without', () => {
    const db = create({schema, sort: {enabled: false}});
    const message = refusal(() => search(db, {term: '', sortBy: {property: 'pages'}}));
    // The address of the documentation follows.
    expect(message).toMatch(/^Sort is disabled\. /);
  });
});

describe('Unknown filter property', () => {
  // The engine puts the property's name after the words.
  it.each([
    ['a property that the schema lacks', 'year'],
    ['a nested object instead of its property', 'meta'],
    ['a vector, although the schema has it', 'v'],
  ])('answers a filter on %s', (_, property) => {
    expect(refusal(() => search(library(), {term: '', where: {[property]: {eq: 1}}}))).toBe(
      `Unknown filter property "${property}".`,
    );
  });
});

// These words are nowhere in version 3.1.18: it has others for each wrong size.
describe('Invalid vector size', () => {
  it('is worded "Vector size must be a number greater than 0" for a declared size of 0', () => {
    expect(refusal(() => create({schema: {v: 'vector[0]'}}))).toBe(
      'Vector size must be a number greater than 0. Got "vector[0]" instead.',
    );
  });

  it('is worded "Property … was declared as" for a vector of another size', () => {
    expect(refusal(() => insert(library(), {v: [1, 2, 3]}))).toMatch(
      /^Property "v" was declared as a 2-dimensional vector, but got a 3-dimensional vector instead\./,
    );
  });
});
