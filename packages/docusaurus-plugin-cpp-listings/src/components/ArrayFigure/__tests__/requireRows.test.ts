import {describe, expect, it} from 'vitest';
import type {ArrayRow} from '../rowData';
import {requireRows} from '../requireRows';

const check = (...rows: unknown[]) => requireRows(rows as ArrayRow[], 'docs/a.mdx:3');

describe('the rows of a figure', () => {
  it('may have marks, pointers up to the end, and even empty ranges', () => {
    const ranges = [{from: 2, to: 2, label: 'nothing'}];
    const row = {values: [1, null], marks: {active: [0, 1]}, pointers: {i: 0, end: 2}, ranges};
    expect(() => check({...row, indices: false})).not.toThrow();
  });

  it.each([
    [{}, '.values must be a list'],
    [{values: [1], mark: {}}, ' has no mark; it has title, values, '],
    [{values: [1], marks: {wrong: [0]}}, '.marks has no wrong; it has active, done, muted, bad'],
    [{values: [1], marks: {done: [1]}}, '.marks.done must be a list of indices below 1'],
    [null, ' must be {values: [1, 2, 3]}'],
    [{values: [1], marks: {done: 0}}, '.marks.done must be a list of indices below 1'],
    [{values: [1], ranges: {from: 0}}, '.ranges must be a list'],
    [{values: [1], ranges: [null]}, '.ranges[0] must be {from, to, label}'],
    [5, ' must be {values: [1, 2, 3]}'],
    [{values: [1, 2], marks: {done: [0, 2]}}, '.marks.done must be a list of indices below 2'],
    [{values: [1], marks: {done: [-1]}}, '.marks.done must be a list of indices below 1'],
    [{values: [1, 2], pointers: {i: 0.5}}, '.pointers.i must be an index up to 2'],
    [{values: [1], ranges: [{from: 0, to: 1}]}, '.ranges[0] must be {from, to, label}'],
    [
      {values: [1], ranges: [{from: 0, to: 1, label: 'x', color: 'red'}]},
      '.ranges[0] must be {from, to, label}',
    ],
    [{values: [1], pointers: {i: 2}}, '.pointers.i must be an index up to 1'],
    [{values: [1], ranges: [{from: 0, label: 'x'}]}, '.ranges[0] must be {from, to, label}'],
    [{values: [1], ranges: [{from: 1, to: 0, label: 'x'}]}, '.ranges[0] must be {from, to, label}'],
  ])('are rejected with a message that names the fault: %j', (row, message) => {
    expect(() => check({values: [1]}, row)).toThrow(
      `docs/a.mdx:3: <ArrayFigure>: rows[1]${message}`,
    );
  });

  it('are required', () => {
    expect(() => check()).toThrow('docs/a.mdx:3: <ArrayFigure> needs rows=');
  });
});
