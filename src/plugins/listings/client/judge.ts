export {judgeRuns, slowFactor, workGrowth} from '../shared/judge';
export type {JudgedRun, Verdict} from '../shared/judge';
