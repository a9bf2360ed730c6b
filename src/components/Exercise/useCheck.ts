import {useEffect, useRef, useState} from 'react';
import kit from '@generated/contiguous-listings/default/compiler/kit.js';
import type {KeptListing} from '@site/src/plugins/listings/client';
import {createChecker, type Checked} from '@site/src/plugins/listings/client/check/session';
import {isKitKept} from '@site/src/plugins/listings/client/compiler/parts';
import {moduleLoader} from '@site/src/plugins/listings/client/loadModules';
import type {Progress} from '@site/src/plugins/listings/client/compiler/protocol';
import {
  createCompiler,
  type CompileEnding,
} from '@site/src/plugins/listings/client/compiler/session';
import {canRun} from '@site/src/plugins/listings/client/session';
import {savesData} from '@site/src/plugins/local-search/client/savesData';
import {stepsSession} from './stepsSession';

/** All exercises of a page share a worker, and with it the compiler that it has loaded. */
const compiler = createCompiler();
const checker = createChecker();
const loadSolution = moduleLoader();

/** Fetches all that a check will want beside the kit, so that it can do without a network. */
function prepare({modules}: KeptListing): void {
  compiler.prepare();
  checker.prepare();
  stepsSession.prepare();
  // What does not arrive now is fetched, and missed, when it is wanted.
  loadSolution(modules.plain).catch(() => undefined);
}

/** Bytes of the compiler's download. */
export const downloadSize = kit.clang.bytes + kit.files.bytes;

/** The compiler takes about this much memory, in gigabytes as browsers tell them. */
const neededMemory = 2;

/** Random inputs that a program is tried on when it is right on all cases. */
const randomInputs = 48;

/** What a check is doing. */
export type Phase =
  | {readonly type: 'idle'}
  /** The reader has to say whether to load the compiler. */
  | {readonly type: 'asking'; readonly why: 'data' | 'memory'}
  | Progress
  | {readonly type: 'running'};

/** What a check came to. */
export interface CheckResult {
  /** The program that was checked. */
  readonly code: string;
  readonly ending: CompileEnding;
  /** Absent when it did not compile. */
  readonly checked?: Checked;
}

/** The check of one editor's program. */
export interface Check {
  readonly phase: Phase;
  readonly result: CheckResult | undefined;
  /** Whether the compiler is there already. */
  readonly isLoaded: boolean;
  /** Checks a program; `isAgreed` when the reader has said to load the compiler all the same. */
  readonly start: (code: string, isAgreed?: boolean) => Promise<CheckResult | undefined>;
  readonly stop: () => void;
}

function reasonToAsk(): 'data' | 'memory' | undefined {
  const {deviceMemory} = navigator as {readonly deviceMemory?: number};
  if (savesData()) {
    return 'data';
  }
  return deviceMemory !== undefined && deviceMemory < neededMemory ? 'memory' : undefined;
}

/** Tries a compiled program; nothing when it was stopped. */
async function tryAll(
  module: Uint8Array,
  {modules, entry, cases}: KeptListing,
  onStart: (stop: () => void) => void,
): Promise<Checked | undefined> {
  try {
    const checking = checker.check({
      module,
      solution: {module: await loadSolution(modules.plain), entry},
      cases,
      random: {count: randomInputs, seed: Date.now()},
    });
    onStart(checking.stop);
    return await checking.ending;
  } catch (error) {
    return {cases: [], random: 0, failure: error instanceof Error ? error.message : String(error)};
  }
}

/** Compiles programs in the page and tries them on a problem's cases and on random inputs. */
export default function useCheck(live: KeptListing): Check {
  const [phase, setPhase] = useState<Phase>({type: 'idle'});
  const [result, setResult] = useState<CheckResult>();
  const [isLoaded, setIsLoaded] = useState(false);
  const stop = useRef<() => void>(undefined);
  const run = useRef(0);

  useEffect(() => {
    let isOver = false;
    void isKitKept(kit).then((isKept) => !isOver && setIsLoaded((was) => was || isKept));
    return () => {
      isOver = true;
      stop.current?.();
    };
  }, []);
  useEffect(() => {
    if (isLoaded && canRun()) {
      prepare(live);
    }
  }, [isLoaded, live]);

  return {
    phase,
    result,
    isLoaded,
    async start(code, isAgreed = false) {
      stop.current?.();
      const current = ++run.current;
      const isCurrent = () => run.current === current;
      setResult(undefined);
      const why = isLoaded || isAgreed ? undefined : reasonToAsk();
      if (why) {
        setPhase({type: 'asking', why});
        return undefined;
      }
      setPhase({type: 'preparing'});
      const compiling = compiler.compile(
        {kit, code, proof: live.proof},
        (progress) => isCurrent() && setPhase(progress),
      );
      stop.current = compiling.stop;
      const ending = await compiling.ending;
      if (!isCurrent()) {
        return undefined;
      }
      setIsLoaded((was) => was || ending.type === 'compiled');
      const module = ending.type === 'compiled' ? ending.compiled.module : undefined;
      let checked: Checked | undefined;
      if (module) {
        setPhase({type: 'running'});
        checked = await tryAll(module, live, (stopTrying) => {
          stop.current = stopTrying;
        });
        if (!isCurrent()) {
          return undefined;
        }
      }
      stop.current = undefined;
      setPhase({type: 'idle'});
      const came: CheckResult = {code, ending, checked};
      setResult(came);
      return came;
    },
    stop() {
      run.current += 1;
      stop.current?.();
      stop.current = undefined;
      setPhase({type: 'idle'});
    },
  };
}
