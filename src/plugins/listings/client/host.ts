import {countCosts, runJudged, runPlain, runTraced, type Limits} from '../shared/runModule';
import type {Outcome} from '../shared/trace';
import {moduleLoader} from './loadModules';
import {stepLimit, type FromWorker, type Job, type MeasureTask} from './protocol';

/** Moments that are kept of a run that is stepped through. */
const momentLimit = 2000;

const limits = (moments: number): Limits => ({steps: stepLimit, moments});

/** What both programs came to: the plain one's answer with the other's counts. */
function combine(counted: Outcome, plain: Outcome): Outcome {
  return {
    ...plain,
    failure: plain.failure && (counted.failure ?? plain.failure),
    counts: counted.counts,
  };
}

/** Runs listings one after another; the modules are kept by their addresses. */
export function hostListings(say: (message: FromWorker) => void): (job: Job) => void {
  const load = moduleLoader();

  const measure = async (id: number, {modules: at, entry, inputs, size}: MeasureTask) => {
    const [plain, traced] = await Promise.all([load(at.plain), load(at.traced)]);
    say({id, type: 'running'});
    const counted = countCosts({plain, traced}, entry, {kind: inputs, size}, stepLimit);
    say({id, type: 'measured', counted});
  };

  const run = async (job: Job) => {
    const {id} = job;
    try {
      if (job.kind === 'measure') {
        await measure(id, job);
        return;
      }
      const {
        kind,
        modules: {plain, traced},
        entry,
        input,
      } = job;
      const [tracedModule, plainModule] = await Promise.all([
        load(traced),
        kind === 'count' && plain !== undefined ? load(plain) : undefined,
      ]);
      say({id, type: 'running'});
      if (kind === 'judge' || kind === 'judgeOnly') {
        const kept = limits(kind === 'judge' ? momentLimit : 0);
        say({id, type: 'judged', run: runJudged(tracedModule, entry, input, kept)});
        return;
      }
      if (!plainModule) {
        say({
          id,
          type: 'traced',
          trace: runTraced(tracedModule, entry, input, limits(momentLimit)),
        });
        return;
      }
      const {answer, failure, printed, counts} = runTraced(tracedModule, entry, input, limits(0));
      const counted: Outcome = {answer, failure, printed, counts};
      if (failure?.kind === 'trap' || failure?.kind === 'refused') {
        say({id, type: 'answered', outcome: counted});
        return;
      }
      say({id, type: 'counted', outcome: counted});
      say({id, type: 'answered', outcome: combine(counted, runPlain(plainModule, entry, input))});
    } catch (error) {
      say({id, type: 'failed', message: error instanceof Error ? error.message : String(error)});
    }
  };

  return (job) => void run(job);
}
