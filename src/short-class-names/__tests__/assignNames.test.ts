import {describe, expect, it} from 'vitest';
import {assignNames} from '../assignNames';

const keys = Array.from({length: 500}, (_, index) => `styles.module.css class${index}`);

describe('assignNames', () => {
  it('gives each key a different name', () => {
    expect(new Set(assignNames(keys).values()).size).toBe(keys.length);
  });

  it('gives names of two letters', () => {
    expect([...assignNames(keys).values()].filter((name) => !/^[a-z]{2}$/i.test(name))).toEqual([]);
  });

  it('gives no name that ad blockers hide', () => {
    const all = Array.from({length: 2700}, (_, index) => String(index));
    const names = [...assignNames(all).values()];
    expect(new Set(names).size).toBe(2700);
    expect(names.filter((name) => name.toLowerCase() === 'ad')).toEqual([]);
  });

  it('gives the same names for any order of the keys', () => {
    const backwards = assignNames([...keys].reverse());
    for (const [key, name] of assignNames(keys)) {
      expect(backwards.get(key)).toBe(name);
    }
  });

  it('rejects more keys than there are names', () => {
    const many = Array.from({length: 2701}, (_, index) => String(index));
    expect(() => assignNames(many)).toThrow(/2701 classes/);
  });
});
