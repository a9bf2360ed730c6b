import {expect, it} from 'vitest';
import {loadGrammar} from '../../../toolchain/loadGrammar';
import {explainFunctionInClass} from '../functionInClass';

it('the error about a function in a class says to move it outside, and other errors stay', async () => {
  const parse = await loadGrammar();
  const missing = {
    severity: 'error',
    message: "use of undeclared identifier 'sum'",
    isOfCall: true,
  } as const;
  const explain = (code: string, one: Parameters<typeof explainFunctionInClass>[0][number]) =>
    explainFunctionInClass([one], parse, code);
  const inClass = 'class Solution {\npublic:\n  int sum(int n) { return n; }\n};';
  expect(explain(inClass, missing)).toEqual([
    {...missing, message: 'sum is defined in a class; define it outside of the class', line: 3},
  ]);
  const ofProgram = {...missing, isOfCall: false};
  expect(explain(inClass, ofProgram)).toEqual([ofProgram]);
  expect(explain('int total(int n) { return n; }', missing)).toEqual([missing]);
});
