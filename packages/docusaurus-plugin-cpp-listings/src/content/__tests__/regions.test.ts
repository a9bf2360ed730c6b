import {describe, expect, it} from 'vitest';
import {cutRegion, regionNames} from '../regions';

const of = (text: string) => ({
  file: 'rotate-array/a.cpp',
  shown: 'algorithms/rotate-array/a.cpp',
  text,
});

const source = of(`#include <vector>

namespace {
  // #region outer
  int first();

    int indented();
  // #endregion
  // #region other
  int second();
  // #endregion
}
`);

describe('cutRegion', () => {
  it('cuts out a region without its indentation', () => {
    expect(cutRegion(source, 'outer')).toEqual({
      code: 'int first();\n\n  int indented();',
      firstLine: 5,
    });
  });

  it('cuts out the second region of a file', () => {
    expect(cutRegion(source, 'other')).toEqual({code: 'int second();', firstLine: 10});
  });

  it('names the file and line of a nested region, whose markers would be lines without a number', () => {
    const nested = '// #region a\nint x;\n// #region b\nint y;\n// #endregion\n// #endregion\n';
    expect(() => cutRegion(of(nested), 'a')).toThrow(
      'algorithms/rotate-array/a.cpp:3: region "b" begins inside region "a"; end "a" first, because regions cannot be nested',
    );
  });

  it('lists the existing regions when the requested one is missing', () => {
    expect(() => cutRegion(source, 'listing')).toThrow(
      'algorithms/rotate-array/a.cpp: there is no region "listing"; regions in this file: outer, other',
    );
  });

  it('names the file and line of a region that is never closed', () => {
    expect(() => cutRegion(of('// #region a\nint x;\n'), 'a')).toThrow(
      'algorithms/rotate-array/a.cpp:1: region "a" has no #endregion',
    );
  });

  it('names the file and line of an #endregion without a #region', () => {
    expect(() => cutRegion(of('int x;\n// #endregion\n'), 'a')).toThrow(
      'algorithms/rotate-array/a.cpp:2: #endregion without a #region',
    );
  });

  it('names the file and line of a second region of the same name', () => {
    const twice = '// #region a\nint x;\n// #endregion\n// #region a\n// #endregion\n';
    expect(() => cutRegion(of(twice), 'a')).toThrow(
      'algorithms/rotate-array/a.cpp:4: region "a" exists twice',
    );
  });

  it('names the file and line of an empty region', () => {
    expect(() => cutRegion(of('\n// #region a\n// #endregion\n'), 'a')).toThrow(
      'algorithms/rotate-array/a.cpp:2: region "a" is empty',
    );
  });

  it.each([
    '//#region a',
    '// #region a: the loop',
    '// #region größe',
    '// #region',
    '// #Region a',
    '// # endregion',
    '// #endregion a',
  ])('names the file and line of an invalid marker: %s', (line) => {
    expect(() => cutRegion(of(`int x;\n${line}\n`), 'a')).toThrow(
      'algorithms/rotate-array/a.cpp:2: write "// #region name" or "// #endregion", and nothing else on the line',
    );
  });
});

describe('regionNames', () => {
  it('lists every region', () => {
    expect(regionNames(source)).toEqual(['outer', 'other']);
  });
});
