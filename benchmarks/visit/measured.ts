import {quantile} from '../quantile';
import type {Verdict} from './measure/lighthouse';
import type {Load} from './measure/load';
import type {SiteName} from './siteNames';

/** All measurements of a page, with times in milliseconds. */
export interface Measured {
  readonly site: SiteName;
  readonly page: string;
  readonly verdicts: Verdict[];
  readonly loads: Load[];
  readonly nextPages: number[];
  readonly nextPagesSlowLine: number[];
  readonly firstTouches: number[];
}

export const medianOf = (values: readonly number[]): number => quantile(values, 0.5);
