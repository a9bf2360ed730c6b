import {useEffect, useState} from 'react';
import bundle from '@generated/docusaurus-plugin-cpp-listings/default/compiler/bundle.js';
import type {EncodedListing} from '../../model/encodedTrace';
import {checkProgram, prepareChecks, type Checked} from '../../workers/check/checkProgram';
import type {CheckRequest} from '../../workers/check/checkProtocol';
import {
  compileProgram,
  isCompilerReady,
  loadProofs,
  prepareCompiler,
  warmUpCompiler,
  type CompileResult,
} from '../../workers/compile/compileProgram';
import type {Progress} from '../../workers/compile/compileProtocol';
import {isBundleCached} from '../../workers/compile/loadBundle';
import {loadModule} from '../../workers/loadModule';
import {canRun, prepareRuns} from '../../workers/run/runListing';
import {prefersReducedData} from '../deferred/prefersReducedData';
import {useTaskSlot} from '../useTask';

/** Fetches all that a check needs besides the bundle, so that it can do without a network. */
function prepare({modules}: EncodedListing): void {
  prepareCompiler();
  prepareChecks();
  prepareRuns();
  // A failure is told when a check needs them.
  loadModule(modules.plain).catch(() => undefined);
  if (modules.proofs !== undefined) {
    loadProofs(modules.proofs).catch(() => undefined);
  }
}

/** Bytes of the compiler's download. */
export const downloadSize = bundle.clang.bytes + bundle.files.bytes;

/**
 * A device with less memory than this, in gigabytes as browsers round them, may not have the 700 MB
 * that the compiler takes.
 */
const neededMemory = 2;

/** Random inputs that a program is tried on when it is right on all cases. */
const randomInputs = 48;

/** What a check is doing. */
export type Phase =
  | {readonly type: 'idle'}
  /** The reader has to say whether to load the compiler. */
  | {readonly type: 'asking'; readonly why: 'data' | 'memory'}
  | Progress
  | {readonly type: 'running'}
  /** The reader has stopped it. */
  | {readonly type: 'stopped'};

/** What a check came to. */
export interface CheckResult {
  /** The program that was checked. */
  readonly code: string;
  readonly ending: CompileResult;
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
  /** Has the compiler loaded for the check that will follow, where it needs no download. */
  readonly warmUp: () => void;
  readonly stop: () => void;
}

/** Whether a check is under way. */
export const isUnderWay = ({type}: Phase): boolean =>
  type !== 'idle' && type !== 'asking' && type !== 'stopped';

function reasonToAsk(): 'data' | 'memory' | undefined {
  const {deviceMemory} = navigator as {readonly deviceMemory?: number};
  if (prefersReducedData()) {
    return 'data';
  }
  return deviceMemory !== undefined && deviceMemory < neededMemory ? 'memory' : undefined;
}

/** Returns what a compiled program is to be tried on. */
async function requestFor(
  module: Uint8Array,
  {modules, entry, cases}: EncodedListing,
): Promise<CheckRequest> {
  return {
    module,
    solution: {module: await loadModule(modules.plain), entry},
    cases,
    random: {count: randomInputs, seed: Date.now()},
  };
}

/** Compiles programs in the page and tries them on a problem's cases and on random inputs. */
export default function useCheck(live: EncodedListing): Check {
  const [phase, setPhase] = useState<Phase>({type: 'idle'});
  const [result, setResult] = useState<CheckResult>();
  const [isLoaded, setIsLoaded] = useState(false);
  const slot = useTaskSlot();

  useEffect(() => {
    let isOver = false;
    void isBundleCached(bundle).then(
      (isCached) => !isOver && setIsLoaded((was) => was || isCached),
    );
    return () => {
      isOver = true;
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
      slot.stop();
      setResult(undefined);
      const why = isLoaded || isAgreed ? undefined : reasonToAsk();
      if (why) {
        setPhase({type: 'asking', why});
        return undefined;
      }
      setPhase({type: isCompilerReady() ? 'compiling' : 'preparing'});
      const {caller, modules} = live;
      const program = {code, caller, proofs: modules.proofs};
      const ending = await slot.hold(compileProgram(bundle, program, setPhase)).result;
      if (ending.type === 'stopped') {
        return undefined;
      }
      setIsLoaded((was) => was || ending.type === 'compiled');
      const module = ending.type === 'compiled' ? ending.compiled.module : undefined;
      let checked: Checked | undefined;
      if (module) {
        setPhase({type: 'running'});
        checked = await slot.hold(checkProgram(requestFor(module, live))).result;
        if (!checked) {
          return undefined;
        }
      }
      setPhase({type: 'idle'});
      const came: CheckResult = {code, ending, checked};
      setResult(came);
      return came;
    },
    warmUp() {
      if (isLoaded && canRun() && !reasonToAsk()) {
        warmUpCompiler(bundle);
      }
    },
    stop() {
      slot.stop();
      // What was only asked for had not begun.
      setPhase({type: phase.type === 'asking' ? 'idle' : 'stopped'});
    },
  };
}
