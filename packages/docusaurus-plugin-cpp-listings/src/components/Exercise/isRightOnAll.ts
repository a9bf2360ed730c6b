import type {CheckReport} from '../../workers/check/checkProgram';

/** Returns whether a program ran on all its inputs and is right on all of them. */
export const isRightOnAll = ({cases, wrong, failure}: CheckReport): boolean =>
  failure === undefined && wrong === undefined && cases.every(({isRight}) => isRight);
