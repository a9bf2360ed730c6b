import fc from 'fast-check';

/** A way to damage a file in transit. */
export interface Damage {
  readonly name: string;
  readonly of: (bytes: Buffer) => Buffer;
}

const at = (bytes: Buffer, share: number) => Math.floor(share * bytes.length);

const share = fc.double({min: 0, max: 1, noNaN: true, maxExcluded: true});

const damage: fc.Arbitrary<Damage> = fc.oneof(
  share.map((place) => ({
    name: `cut off at ${place}`,
    of: (bytes: Buffer) => bytes.subarray(0, at(bytes, place)),
  })),
  fc
    .array(fc.tuple(share, fc.integer({min: 1, max: 255})), {minLength: 1, maxLength: 8})
    .map((flips) => ({
      name: `with changed bytes at ${flips.map(([place]) => place).join(', ')}`,
      of(bytes: Buffer) {
        const changed = Buffer.from(bytes);
        for (const [place, bits] of changed.length > 0 ? flips : []) {
          const index = at(changed, place);
          changed.writeUInt8(changed.readUInt8(index) ^ bits, index);
        }
        return changed;
      },
    })),
  fc.tuple(share, share).map(([from, to]) => ({
    name: `with a part from ${from} repeated at ${to}`,
    of: (bytes: Buffer) =>
      Buffer.concat([
        bytes.subarray(0, at(bytes, to)),
        bytes.subarray(at(bytes, from), at(bytes, from) + 64),
        bytes.subarray(at(bytes, to)),
      ]),
  })),
  fc
    .constantFrom(
      '',
      'null',
      '[]',
      '{}',
      '0',
      '"text"',
      '[[[[]]]]',
      '{"format":1e999}',
      '{"__proto__":{"x":1}}',
      '<!doctype html><title>Not found</title>',
      '\u0000asm\u0001\u0000\u0000\u0000',
    )
    .map((text) => ({name: `replaced by ${text}`, of: () => Buffer.from(text)})),
  fc.uint8Array({maxLength: 300}).map((bytes) => ({
    name: `replaced by ${bytes.length} bytes`,
    of: () => Buffer.from(bytes),
  })),
);

/** Returns this many ways to damage a file. */
export const damages = (count: number, seed: number): Damage[] =>
  fc.sample(damage, {numRuns: count, seed});
