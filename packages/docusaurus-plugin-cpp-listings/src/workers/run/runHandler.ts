import {recordedStepLimit, stepLimit} from '../../model/runLimits';
import type {Outcome} from '../../model/trace';
import {
  countCosts,
  runJudged,
  runPlain,
  runTraced,
  timePlain,
  type Limits,
} from '../../run/runModule';
import type {Handler} from '../serveRequests';
import {calibration} from './calibration';
import type {RunProtocol} from './runProtocol';

const limits = (maxRecordedSteps: number): Limits => ({maxSteps: stepLimit, maxRecordedSteps});

/** Combines the plain program's answer with the traced program's counts. */
function combine(counted: Outcome, plain: Outcome): Outcome {
  return {
    ...plain,
    failure: plain.failure && (counted.failure ?? plain.failure),
    counts: counted.counts,
  };
}

/** Carries out a task of the run worker. */
export const handleRun: Handler<RunProtocol> = (task, {notify, startTimeLimit}) => {
  const {entry} = task;
  startTimeLimit();
  switch (task.kind) {
    case 'measure': {
      const {inputs: kind, size} = task;
      const counted = countCosts(task.modules, entry, {kind, size}, stepLimit);
      return {type: 'measured', counted};
    }
    case 'time': {
      const {inputs: kind, size, seed} = task;
      const clock = calibration();
      return {type: 'timed', time: timePlain(task.modules.plain, entry, {kind, size, seed}), clock};
    }
    case 'trace': {
      const trace = runTraced(task.modules.traced, entry, task.input, limits(recordedStepLimit));
      return {type: 'traced', trace};
    }
    case 'judge':
    case 'judgeOnly': {
      const maxRecordedSteps = task.kind === 'judge' ? recordedStepLimit : 0;
      return {
        type: 'judged',
        run: runJudged(task.modules.traced, entry, task.input, limits(maxRecordedSteps)),
      };
    }
    case 'count': {
      const traced = runTraced(task.modules.traced, entry, task.input, limits(0));
      const {answer, failure, printed, counts} = traced;
      const counted: Outcome = {answer, failure, printed, counts};
      if (failure?.kind === 'trap' || failure?.kind === 'refused') {
        return {type: 'answered', outcome: counted};
      }
      notify(counted);
      const plain = runPlain(task.modules.plain, entry, task.input);
      return {type: 'answered', outcome: combine(counted, plain)};
    }
  }
};
