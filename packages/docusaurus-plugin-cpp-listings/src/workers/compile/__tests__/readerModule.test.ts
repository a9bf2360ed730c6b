import {expect, it} from 'vitest';
import {readerModule} from '../readerModule';

const source = readerModule('int one;\n#include <vector>\nint two;', {
  before: '#include <deque>\nint p;',
  after: 'int q;',
});

it('keeps the line number of every include and every other line', () => {
  expect(source).toContain('#line 2 "exercise.cpp"\n#include <vector>\n');
  expect(source).toContain('#line 1 "exercise.cpp"\nint one;\n\nint two;\n');
});

it('takes includes out of the namespace', () => {
  const begins = source.indexOf('namespace listing_0');
  expect(source.slice(begins)).not.toContain('#include');
  expect(source.slice(0, begins)).toContain('#include <vector>');
});

it('has the proof call the program in its namespace, and not see what stands before it', () => {
  expect(source.indexOf('int p;')).toBeLessThan(source.indexOf('namespace listing_0'));
  expect(source).toContain('int two;\n#line 1 "proof.cpp"\nint q;\n}\n');
});
