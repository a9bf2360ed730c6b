import {quantile} from '../quantile';
import type {LighthouseResult} from './measure/lighthouse';
import type {Load} from './measure/load';
import type {SiteName} from './siteNames';

/** All measurements of a page, with times in milliseconds. */
export interface Measurements {
  readonly site: SiteName;
  readonly page: string;
  readonly verdicts: LighthouseResult[];
  readonly loads: Load[];
  readonly nextPages: number[];
  readonly nextPagesSlowLine: number[];
  readonly firstTouches: number[];
}

export const medianOf = (values: readonly number[]): number => quantile(values, 0.5);
