// Tests the error messages of Orama. The search's own worker raises none of them, because it
// leaves out the parts that do. A page of a host site that uses Orama directly may see them, so
// these tests use the published package.
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
  it('is the error for a second document with the same id', () => {
    const db = library();
    expect(refusal(() => insert(db, {id: 'b1', title: 'Lists'}))).toBe(
      'A document with id "b1" already exists.',
    );
  });
});

// Version 3.1.18 contains this message, but nothing raises it.
describe('A document with id "%s" does not exists.', () => {
  it('is not the error for removing, updating or reading an unknown id', () => {
    const db = library();
    expect(remove(db, 'b2')).toBe(false);
    expect(getByID(db, 'b2')).toBeUndefined();
    expect(update(db, 'b2', {id: 'b2', title: 'Lists'})).toBe('b2');
  });
});

describe('Language "%s" is not supported.', () => {
  const klingon = /^Language "klingon" is not supported\.\n/;

  it('is the error for an index or a tokenizer in an unknown language', () => {
    expect(refusal(() => create({schema, language: 'klingon'}))).toMatch(klingon);
    expect(refusal(() => tokenizer.createTokenizer({language: 'klingon'}))).toMatch(klingon);
  });

  it('is the error for a document or a query in a language that differs from the index', () => {
    const italian = /^Language "italian" is not supported\.\n/;
    expect(refusal(() => insert(library(), {title: 'Vettori'}, 'italian'))).toMatch(italian);
    expect(refusal(() => search(library(), {term: 'vettori'}, 'italian'))).toMatch(italian);
  });
});

describe('Sort is disabled.', () => {
  it('is the error for sorting by a property if sorting was disabled', () => {
    const db = create({schema, sort: {enabled: false}});
    const message = refusal(() => search(db, {term: '', sortBy: {property: 'pages'}}));
    // The address of the documentation follows.
    expect(message).toMatch(/^Sort is disabled\. /);
  });
});

describe('Unknown filter property', () => {
  // Orama puts the property's name after these words.
  it.each([
    ['a property that the schema lacks', 'year'],
    ['a nested object instead of its property', 'meta'],
    ['a vector, although the schema has it', 'v'],
  ])('is the error for a filter on %s', (_, property) => {
    expect(refusal(() => search(library(), {term: '', where: {[property]: {eq: 1}}}))).toBe(
      `Unknown filter property "${property}".`,
    );
  });
});

// Version 3.1.18 has no such message; it has another one for each kind of wrong size.
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
