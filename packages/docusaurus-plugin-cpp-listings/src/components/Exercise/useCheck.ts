import {useEffect, useState} from 'react';
import bundle from '@generated/docusaurus-plugin-cpp-listings/default/compiler/bundle.js';
import type {EncodedListing} from '../../model/encodedTrace';
import {checkProgram, prepareChecks, type CheckReport} from '../../workers/check/checkProgram';
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

/** Fetches everything that a check needs besides the bundle, so that it works without a network. */
function prepare({modules}: EncodedListing): void {
  prepareCompiler();
  prepareChecks();
  prepareRuns();
  // The check reports a failure when it needs the modules.
  loadModule(modules.plain).catch(() => undefined);
  if (modules.proofs !== undefined) {
    loadProofs(modules.proofs).catch(() => undefined);
  }
}

/** The size of the compiler's download, in bytes. */
export const downloadSize = bundle.clang.bytes + bundle.files.bytes;

/**
 * The memory that a device needs, in gigabytes as browsers round them. A device with less may not
 * have the 700 MB that the compiler takes.
 */
const neededMemory = 2;

/** The number of random inputs on which a program runs if it is right on all cases. */
const randomInputs = 48;

/** The state of a check. */
export type Phase =
  | {readonly type: 'idle'}
  /** The reader has to decide whether to load the compiler. */
  | {readonly type: 'asking'; readonly why: 'data' | 'memory'}
  | Progress
  | {readonly type: 'running'}
  /** The reader has stopped the check. */
  | {readonly type: 'stopped'};

/** The result of a check. */
export interface CheckResult {
  /** The program that was checked. */
  readonly code: string;
  readonly ending: CompileResult;
  /** Absent if the program did not compile. */
  readonly checked?: CheckReport;
}

/** The check of one editor's program. */
export interface Check {
  readonly phase: Phase;
  readonly result: CheckResult | undefined;
  /** Whether the compiler is already loaded or cached. */
  readonly isLoaded: boolean;
  /** Checks a program; `isAgreed` if the reader has agreed to load the compiler anyway. */
  readonly start: (code: string, isAgreed?: boolean) => Promise<CheckResult | undefined>;
  /** Loads the compiler for the next check, if that needs no download. */
  readonly warmUp: () => void;
  readonly stop: () => void;
}

/** Returns whether a check is running. */
export const isUnderWay = ({type}: Phase): boolean =>
  type !== 'idle' && type !== 'asking' && type !== 'stopped';

function reasonToAsk(): 'data' | 'memory' | undefined {
  const {deviceMemory} = navigator as {readonly deviceMemory?: number};
  if (prefersReducedData()) {
    return 'data';
  }
  return deviceMemory !== undefined && deviceMemory < neededMemory ? 'memory' : undefined;
}

/** Returns the request to check a compiled program. */
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

/** Compiles programs in the page and runs them on a problem's cases and on random inputs. */
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
      if (!canRun()) {
        const impossible: CheckResult = {code, ending: {type: 'notLoaded', message: ''}};
        setResult(impossible);
        return impossible;
      }
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
      let checked: CheckReport | undefined;
      if (module) {
        setPhase({type: 'running'});
        checked = await slot.hold(checkProgram(requestFor(module, live))).result;
        if (!checked) {
          return undefined;
        }
      }
      setPhase({type: 'idle'});
      const checkResult: CheckResult = {code, ending, checked};
      setResult(checkResult);
      return checkResult;
    },
    warmUp() {
      if (isLoaded && canRun() && !reasonToAsk()) {
        warmUpCompiler(bundle);
      }
    },
    stop() {
      slot.stop();
      // A check that waits for the reader's consent has not started.
      setPhase({type: phase.type === 'asking' ? 'idle' : 'stopped'});
    },
  };
}
