import {arithmetic} from './arithmetic';
import type {Operator} from './change';
import {comparison} from './comparison';
import {deletedStatement} from './deletedStatement';
import {droppedBreak} from './droppedBreak';
import {initialValue} from './initialValue';
import {logic} from './logic';
import {narrowerType} from './narrowerType';
import {offByOne} from './offByOne';
import {swappedCall} from './swappedCall';
import {tie} from './tie';

export type {Change} from './change';

/** All mutation operators, by the names that reports show. */
export const operators: Readonly<Record<string, Operator>> = {
  comparison,
  'off by one': offByOne,
  arithmetic,
  logic,
  tie,
  'narrower type': narrowerType,
  'deleted statement': deletedStatement,
  'dropped break': droppedBreak,
  'swapped call': swappedCall,
  'initial value': initialValue,
};
