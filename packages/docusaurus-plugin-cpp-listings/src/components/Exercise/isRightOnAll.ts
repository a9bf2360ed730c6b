import type {Checked} from '../../workers/check/checkProgram';

/** Whether a program is right on all that it was to be tried on. */
export const isRightOnAll = ({cases, wrong, failure}: Checked): boolean =>
  failure === undefined && wrong === undefined && cases.every(({isRight}) => isRight);
