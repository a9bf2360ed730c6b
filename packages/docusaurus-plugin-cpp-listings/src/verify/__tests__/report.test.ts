import {expect, it} from 'vitest';
import {Report} from '../report';

it('counts the trials that passed, and names the first of a group', () => {
  const report = new Report();
  expect(report.linesOf([{name: 'sum'}, {name: 'product'}])).toEqual(['✓ sum and 1 more']);
  expect(report.linesOf([{name: 'largest'}])).toEqual(['✓ largest']);
  expect(report).toMatchObject({passed: 3, failed: 0});
});

it('describes each failure of a group, and none of its trials that passed', () => {
  const report = new Report();
  expect(
    report.linesOf([
      {name: 'sum', failure: 'gives 2'},
      {name: 'product'},
      {name: 'largest', failure: 'gives 3'},
    ]),
  ).toEqual(['✗ sum\ngives 2\n', '✗ largest\ngives 3\n']);
  expect(report).toMatchObject({passed: 1, failed: 2});
});

it('describes a failure once that both compilers find', () => {
  const report = new Report();
  const failure = 'proof.cpp: stopped after 120 seconds';
  expect(report.linesOf([{name: 'sum (g++)', failure}])).toEqual([`✗ sum (g++)\n${failure}\n`]);
  expect(report.linesOf([{name: 'sum (clang++)', failure}])).toEqual([
    '✗ sum (clang++): the same failure as that of sum (g++)\n',
  ]);
  expect(report).toMatchObject({passed: 0, failed: 2});
});
