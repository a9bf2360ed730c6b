import {
  create,
  insert,
  insertMultiple,
  search,
  upsertMultiple,
  type AnyOrama,
  type AnySchema,
  type OramaPluginSync,
  type Stemmer,
} from '@orama/orama';
import {index as indexComponent, tokenizer} from '@orama/orama/components';
import {convertDistanceToMeters} from '@orama/orama/internals';
import {describe, expect, it} from 'vitest';
import {refusal} from './engine-refusal';

describe('a distance', () => {
  const metres = {cm: 0.01, m: 1, km: 1000, ft: 0.3048, yd: 0.9144, mi: 1609.344} as const;
  const units = Object.entries(metres) as [keyof typeof metres, number][];
  const origin = {lat: 0, lon: 0};
  // A hundredth of a degree along the equator of a sphere of 6,371 km.
  const away = 1111.95;

  /** The hits of a place alone and of a place with a term, which the engine seeks in two ways. */
  async function countWithin(value: number, unit?: keyof typeof metres) {
    const db = create({schema: {name: 'string', place: 'geopoint'} as const});
    void insert(db, {name: 'here', place: {lat: 0, lon: 0.01}});
    const where = {place: {radius: {coordinates: origin, value, ...(unit && {unit})}}};
    const alone = await search(db, {where});
    const named = await search(db, {term: 'here', where});
    return [alone.count, named.count];
  }

  it.each(units)('of 1 %s is %d metres', (unit, ratio) => {
    expect(convertDistanceToMeters(1, unit)).toBe(ratio);
  });

  it.each(units)('in %s bounds a radius', async (unit, ratio) => {
    expect(await countWithin((away * 0.9999) / ratio, unit)).toEqual([0, 0]);
    expect(await countWithin((away * 1.0001) / ratio, unit)).toEqual([1, 1]);
  });

  it('is in metres unless its suffix is given', async () => {
    expect(await countWithin(away * 0.9999)).toEqual([0, 0]);
    expect(await countWithin(away * 1.0001)).toEqual([1, 1]);
  });

  // The engine puts the distance where the message speaks of the suffix.
  it.each(['in', 'KM', 'metre', ''])('with the unknown suffix %j is refused', (unit) => {
    expect(refusal(() => convertDistanceToMeters(7, unit as 'm'))).toBe(
      'Invalid distance suffix "7". Valid suffixes are: cm, m, km, mi, yd, ft.',
    );
  });

  it('with an unknown suffix is refused in a filter', async () => {
    await expect(countWithin(7, 'in' as 'm')).rejects.toThrow('Invalid distance suffix "7".');
  });
});

describe('a schema', () => {
  const radius = {coordinates: {lat: 1, lon: 2}, value: 1};

  it.each([
    ['string', 'red green', 'green'],
    ['number', 7, {eq: 7}],
    ['boolean', true, true],
    ['enum', 'red', {eq: 'red'}],
    ['enum', 7, {eq: 7}],
    ['geopoint', {lat: 1, lon: 2}, {radius}],
    ['string[]', ['red', 'green'], 'green'],
    ['number[]', [7, 8], {eq: 8}],
    ['boolean[]', [false, true], true],
    ['enum[]', ['red', 8], {containsAll: [8]}],
  ])('knows the type %s and filters its values: %j', async (type, value, filter) => {
    const db: AnyOrama = create({schema: {p: type} as AnySchema});
    void insert(db, {id: 'with', p: value});
    void insert(db, {id: 'without'});
    const {hits} = await search(db, {where: {p: filter}});
    expect(hits.map(({id}) => id)).toEqual(['with']);
  });

  it('knows vectors of a given length', async () => {
    const db = create({schema: {p: 'vector[2]'} as const});
    void insert(db, {id: 'with', p: [0, 1]});
    const {hits} = await search(db, {mode: 'vector', vector: {property: 'p', value: [0, 1]}});
    expect(hits.map(({id}) => id)).toEqual(['with']);
  });

  it('knows nested objects, whose properties are named with dots', async () => {
    const db = create({schema: {a: {b: {c: 'string'}}} as const});
    void insert(db, {id: 'with', a: {b: {c: 'red'}}});
    const {hits} = await search(db, {term: 'red', properties: ['a.b.c']});
    expect(hits.map(({id}) => id)).toEqual(['with']);
  });

  it.each([
    ['string', 7, 'p'],
    ['number', '7', 'p'],
    ['boolean', 'true', 'p'],
    ['enum', true, 'p'],
    ['geopoint', {lat: 1}, 'p'],
    ['string[]', ['red', 7], 'p.1'],
    ['number[]', ['7'], 'p.0'],
    ['boolean[]', true, 'p'],
    ['enum[]', [true], 'p.0'],
    [{a: 'string'}, {a: 7}, 'p.a'],
  ])('refuses for the type %j the value %j', (type, value, property) => {
    const db = create({schema: {p: type} as AnySchema});
    expect(refusal(() => insert(db, {p: value}))).toBe(
      `Cannot insert document due schema validation failure on "${property}" property.`,
    );
  });

  it.each([
    ['date', 'date'],
    ['String', 'String'],
    ['object', 'object'],
    [['string'], 'array'],
    [7, '7'],
  ])('refuses the unknown type %j', (type, name) => {
    expect(refusal(() => create({schema: {p: type} as unknown as AnySchema}))).toBe(
      `Unsupported schema type "${name}" at "p". Expected "string", "boolean" or "number" or array of them.`,
    );
  });

  it('names an unknown type in a nested object by its path', () => {
    // @ts-expect-error -- the types know that this is no type
    expect(refusal(() => create({schema: {a: {b: {c: 'date'}}}}))).toBe(
      'Unsupported schema type "date" at "a.b.c". Expected "string", "boolean" or "number" or array of them.',
    );
  });

  // The specification speaks of arrays of all of them.
  it('does not know arrays of geopoints', () => {
    // @ts-expect-error -- the types do not know it either
    expect(refusal(() => create({schema: {p: 'geopoint[]'}}))).toBe(
      'Unsupported schema type "geopoint[]" at "p". Expected "string", "boolean" or "number" or array of them.',
    );
  });
});

describe('a batch', () => {
  function observed(plugin: OramaPluginSync = {name: 'idle'}) {
    const stock = indexComponent.createIndex();
    const inserted = new Map<number | undefined, number>();
    const db = create({
      schema: {title: 'string'} as const,
      plugins: [plugin],
      components: {
        index: {
          ...stock,
          insert(...args: Parameters<typeof stock.insert>) {
            // The engine tells its index with each document how many its batch has.
            const size = args[10]?.avlRebalanceThreshold;
            inserted.set(size, (inserted.get(size) ?? 0) + 1);
            stock.insert(...args);
          },
        },
      },
    });
    return {db, inserted};
  }

  const docs = Array.from({length: 2500}, (_, index) => ({title: `t${index}`}));
  const thousands = [
    [1000, 2000],
    [500, 500],
  ];

  it('of insertMultiple has 1000 documents', () => {
    const {db, inserted} = observed();
    void insertMultiple(db, docs);
    expect([...inserted]).toEqual(thousands);
  });

  it('of insertMultiple has 1000 documents when a plugin makes it asynchronous', async () => {
    // The engine looks for functions declared async, not for those that return a promise.
    const {db, inserted} = observed({
      name: 'asynchronous',
      afterInsertMultiple: async () => {
        await Promise.resolve();
      },
    });
    const ids = insertMultiple(db, docs);
    expect(ids).toBeInstanceOf(Promise);
    await ids;
    expect([...inserted]).toEqual(thousands);
  });

  it('of upsertMultiple has 1000 documents', () => {
    const {db, inserted} = observed();
    void upsertMultiple(db, docs);
    expect([...inserted]).toEqual(thousands);
  });

  it('has as many documents as is asked for', () => {
    const {db, inserted} = observed();
    void insertMultiple(db, docs, 800);
    expect([...inserted]).toEqual([
      [800, 2400],
      [100, 100],
    ]);
  });
});

describe('a language', () => {
  // cspell:disable
  /** The languages that have a stemmer, each with two forms of a word. */
  const forms: [language: string, one: string, other: string][] = [
    ['arabic', 'كتابها', 'كتابهم'],
    ['armenian', 'քաղաք', 'քաղաքներ'],
    ['bulgarian', 'книга', 'книгата'],
    ['danish', 'biler', 'bilerne'],
    ['dutch', 'boek', 'boeken'],
    ['english', 'rotating', 'rotated'],
    ['finnish', 'talossa', 'talosta'],
    ['french', 'chanter', 'chantait'],
    ['german', 'haus', 'häuser'],
    ['greek', 'δρόμος', 'δρόμου'],
    ['hungarian', 'ház', 'házban'],
    ['indian', 'लडका', 'लडके'],
    ['indonesian', 'membaca', 'dibaca'],
    ['irish', 'bord', 'bhord'],
    ['italian', 'cantare', 'cantava'],
    ['lithuanian', 'knyga', 'knygos'],
    ['nepali', 'घर', 'घरमा'],
    ['norwegian', 'biler', 'bilene'],
    ['portuguese', 'cantar', 'cantava'],
    ['romanian', 'copilul', 'copilului'],
    ['russian', 'книга', 'книги'],
    ['sanskrit', 'devas', 'devaḥ'],
    ['serbian', 'knjiga', 'knjige'],
    ['spanish', 'cantar', 'cantando'],
    ['swedish', 'bilar', 'bilarna'],
    ['tamil', 'புத்தகம்', 'புத்தகங்கள்'],
    ['turkish', 'kitap', 'kitaplar'],
    ['ukrainian', 'книга', 'книги'],
  ];
  // Vowel signs are no letters to these tokenizers: the stemmer gets a word without its ending.
  const cut: [language: string, word: string, pieces: string[]][] = [
    ['indian', 'किताबें', ['क', 'त', 'ब']],
    ['nepali', 'घरमा', ['घरम']],
    ['tamil', 'படங்கள்', ['படங', 'கள']],
    ['sanskrit', 'देवः', []],
  ];
  // cspell:enable
  const whole = forms.filter(([language]) => language !== 'nepali' && language !== 'tamil');

  // The specification counts 30 languages for stemming; 28 of them have a stemmer.
  const stemless = ['czech', 'slovenian'];
  const languages = [...forms.map(([language]) => language), ...stemless];

  async function load(language: string) {
    const specifier = `@orama/stemmers/${language}`;
    const {stemmer} = (await import(specifier)) as {stemmer: Stemmer};
    const {tokenize} = tokenizer.createTokenizer({language, stemming: true, stemmer});
    return {stemmer, tokenize};
  }

  it('is one of 30, which the refusal of another one lists', () => {
    const [, ...listed] = refusal(() => create({schema: {}, language: 'klingon'})).split('\n - ');
    expect(listed).toHaveLength(30);
    expect(listed.sort()).toEqual([...languages].sort());
  });

  it.each(languages)('can be %s', (language) => {
    expect(create({schema: {title: 'string'}, language}).tokenizer.language).toBe(language);
  });

  it.each(['japanese', 'English', 'en'])('cannot be %s', (language) => {
    expect(refusal(() => create({schema: {title: 'string'}, language}))).toContain(
      `Language "${language}" is not supported.`,
    );
  });

  it.each(forms)('has a stemmer when it is %s', async (language, one, other) => {
    const {stemmer} = await load(language);
    expect(stemmer(one)).toBe(stemmer(other));
  });

  it.each(stemless)('has no stemmer when it is %s', async (language) => {
    await expect(load(language)).rejects.toThrow(`./${language}`);
  });

  it.each(whole)('stems the words of an index in %s', async (language, one, other) => {
    const {tokenize} = await load(language);
    expect(tokenize(one)).toHaveLength(1);
    expect(tokenize(one)).toEqual(tokenize(other));
  });

  it.each(cut)(
    'cuts the words of an index in %s before it stems: %s',
    async (language, word, pieces) => {
      const {tokenize} = await load(language);
      expect(tokenize(word)).toEqual(pieces);
    },
  );

  it('stems nothing unless asked to', () => {
    expect(tokenizer.createTokenizer().tokenize('rotating')).toEqual(['rotating']);
  });

  it('is English unless given, and English brings its own stemmer', () => {
    const {language, tokenize} = tokenizer.createTokenizer({stemming: true});
    expect(language).toBe('english');
    expect(tokenize('rotating')).toEqual(tokenize('rotated'));
  });

  // The advice is followed in vain for a language that has no stemmer.
  it.each(['italian', ...stemless])('must be given its stemmer when it is %s', (language) => {
    expect(refusal(() => tokenizer.createTokenizer({language, stemming: true}))).toContain(
      `specify the "${language}" stemmer from the package @orama/stemmers`,
    );
  });
});
