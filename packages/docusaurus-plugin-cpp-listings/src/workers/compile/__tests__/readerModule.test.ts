import {expect, it} from 'vitest';
import {readerModule} from '../readerModule';

const source = readerModule(
  'int one;\n#include <vector>\nint two;',
  '#include "proof.hpp"\n#include <deque>\nint p;',
);

it('keeps the line number of every include and every other line', () => {
  expect(source).toContain('#line 2 "exercise.cpp"\n#include <vector>\n');
  expect(source).toContain('#line 1 "exercise.cpp"\nint one;\n\nint two;\n');
  expect(source).toContain('#line 1 "proof.cpp"\n\n\nint p;\n');
});

it('takes includes out of the namespace, and the harness’s away', () => {
  const begins = source.indexOf('namespace listing_0');
  expect(source.slice(begins)).not.toContain('#include');
  expect(source.slice(0, begins)).toContain('#include <deque>');
  expect(source).not.toContain('harness');
});
