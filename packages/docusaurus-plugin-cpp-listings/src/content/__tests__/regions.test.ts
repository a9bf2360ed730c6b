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
  // #region inner
  int second();
  // #endregion

    int indented();
  // #endregion
}
`);

describe('cutRegion', () => {
  it('cuts out a region without its indentation and the markers inside', () => {
    expect(cutRegion(source, 'outer')).toEqual({
      code: 'int first();\nint second();\n\n  int indented();',
      firstLine: 5,
    });
  });

  it('cuts out a nested region', () => {
    expect(cutRegion(source, 'inner')).toEqual({code: 'int second();', firstLine: 7});
  });

  it('lists the existing regions when the requested one is missing', () => {
    expect(() => cutRegion(source, 'listing')).toThrow(
      'algorithms/rotate-array/a.cpp: there is no region "listing"; regions in this file: inner, outer',
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
      'algorithms/rotate-array/a.cpp:4: region "a" is there twice',
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
      'algorithms/rotate-array/a.cpp:2: write "// #region name" or "// #endregion", without more',
    );
  });
});

describe('regionNames', () => {
  it('names every region', () => {
    expect(regionNames(source)).toEqual(['inner', 'outer']);
  });
});
