import {expect, it} from 'vitest';
import type {Cells, Local, Step, Trace, Value} from '../../../model/trace';
import {findDivergence} from '../findDivergence';

function trace(
  states: readonly (readonly Local[])[],
  arrays: readonly Cells[] = [],
  name = 'solve',
): Trace {
  const steps = states.map((locals, index): Step => ({
    line: index + 1,
    calls: [{name, line: index + 1, locals}],
    arrays,
    reads: [],
    writes: [],
  }));
  return {input: '[1]', steps, omittedSteps: 0};
}

const at = (best: number, i: number): readonly Local[] => [
  {name: 'i', value: i},
  {name: 'best', value: best},
];

it('finds the first differing value of a shared variable, and its step in each program', () => {
  const pitfall = trace([at(0, 1), at(0, 1), at(3, 2), at(9, 3)]);
  const correct = trace([at(0, 1), at(3, 2), at(7, 3)]);
  expect(findDivergence(pitfall, correct)).toEqual({
    name: 'best',
    value: '9',
    position: 3,
    otherValue: '7',
    otherPosition: 2,
  });
});

it('finds the variable that differs first if two variables differ', () => {
  const pitfall = trace([at(0, 1), at(5, 1), at(5, 7)]);
  const correct = trace([at(0, 1), at(6, 1), at(6, 8)]);
  expect(findDivergence(pitfall, correct)).toMatchObject({name: 'best', position: 1});
});

it('finds no divergence if one program only stops earlier', () => {
  expect(findDivergence(trace([at(0, 1)]), trace([at(0, 1), at(3, 2)]))).toBeUndefined();
  expect(findDivergence(trace([at(0, 1), at(3, 2)]), trace([at(0, 1)]))).toBeUndefined();
});

it('does not compare variables of different functions or names', () => {
  const other = trace([[{name: 'sum', value: 5}]]);
  expect(findDivergence(trace([at(0, 1)]), other)).toBeUndefined();
  const helper = trace([at(5, 6)], [], 'helper');
  expect(findDivergence(trace([at(0, 1)]), helper)).toBeUndefined();
});

it('compares a value that a variable has again after another', () => {
  const pitfall = trace([at(0, 1), at(3, 1), at(0, 1)]);
  const correct = trace([at(0, 1), at(3, 1), at(7, 1)]);
  expect(findDivergence(pitfall, correct)).toMatchObject({
    name: 'best',
    value: '0',
    otherValue: '7',
  });
});

it('compares arrays by their elements, and does not compare pointers', () => {
  const locals: readonly Local[] = [
    {name: 'a', value: {kind: 'array', id: 1, from: 0, to: 2}},
    {name: 'it', value: {kind: 'pointer', id: 1, index: 0}},
  ];
  const moved: readonly Local[] = [
    {name: 'a', value: {kind: 'array', id: 4, from: 1, to: 3}},
    {name: 'it', value: {kind: 'pointer', id: 4, index: 2}},
  ];
  const here = trace([locals], [{id: 1, values: [5, 6]}]);
  expect(findDivergence(here, trace([moved], [{id: 4, values: [0, 5, 6]}]))).toBeUndefined();
  expect(findDivergence(here, trace([moved], [{id: 4, values: [0, 5, 7]}]))).toMatchObject({
    name: 'a',
    value: '[5, 6]',
    otherValue: '[5, 7]',
  });
});

it('compares records by all their fields, but not if one of them is a pointer', () => {
  const record = (sum: number, held: Value): readonly Local[] => [
    {
      name: 'best',
      value: {
        kind: 'record',
        fields: [
          ['sum', sum],
          ['at', held],
        ],
      },
    },
  ];
  expect(findDivergence(trace([record(3, 1)]), trace([record(3, 2)]))).toMatchObject({
    name: 'best',
    value: '{sum: 3, at: 1}',
    otherValue: '{sum: 3, at: 2}',
  });
  const pointer = (index: number): Value => ({kind: 'pointer', id: 1, index});
  expect(
    findDivergence(trace([record(3, pointer(1))]), trace([record(4, pointer(2))])),
  ).toBeUndefined();
});

it('compares arrays of at most 12 elements', () => {
  const run = (size: number, last: number) => {
    const values = Array.from({length: size}, (_, i) => (i === size - 1 ? last : 0));
    return trace(
      [[{name: 'a', value: {kind: 'array', id: 1, from: 0, to: size}}]],
      [{id: 1, values}],
    );
  };
  expect(findDivergence(run(12, 1), run(12, 2))).toMatchObject({name: 'a'});
  expect(findDivergence(run(13, 1), run(13, 2))).toBeUndefined();
});
