import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import type {InputData} from '../../model/problem';
import type {EncodedListing} from '../../model/encodedTrace';
import type {Diagnostic} from '../../workers/compile/diagnostics';
import Button from '../controls/Button';
import {isRepeatedClick} from '../controls/repeatedClick';
import {markSolved} from '../progress/progress';
import Editor, {type EditorHandle} from './Editor';
import {isRightOnAll} from './isRightOnAll';
import SavedData from './SavedData';
import Results from './Results';
import Status from './Status';
import Steps, {type OwnRun} from './Steps';
import useCheck, {isUnderWay} from './useCheck';
import useSavedCode from './useSavedCode';
import styles from './styles.module.css';

export interface Props {
  /** The inputs of a program. */
  readonly inputs: readonly InputData[];
  /** The file that the reader's code replaces; the code is stored under this name. */
  readonly file: string;
  /** The exercise that a right program solves, if the file belongs to an exercise. */
  readonly solves?: string;
  /** The program that the reader's program is compared with. */
  readonly program: EncodedListing;
  /** The text that the reader typed before the editor had loaded. */
  readonly typed: string;
}

/** The same list each time, so that the editor does not update while there are no diagnostics. */
const noDiagnostics: readonly Diagnostic[] = [];

const regionMarker = /^[ \t]*\/\/ #(?:end)?region.*\n/gm;

/** Returns the editor's initial code: an exercise's starting code, or a whole listing. */
const initialCode = ({starter, source}: EncodedListing, isExercise: boolean) =>
  isExercise && starter !== undefined ? starter : `${source}\n`.replace(regionMarker, '').trimEnd();

/** An editor, the check of its code, and the results. */
export default function Workbench({inputs, file, solves, program, typed}: Props): ReactNode {
  const start = initialCode(program, solves !== undefined);
  const [steps, setSteps] = useState<OwnRun>();
  const editor = useRef<EditorHandle>(null);
  const {code, canSave, isReplaced, change} = useSavedCode(file, start, editor);
  const help = useId();
  const {phase, result, isLoaded, start: startCheck, warmUp, stop} = useCheck(program);
  const isBusy = isUnderWay(phase);
  const compiled = result?.ending.type === 'compiled' ? result.ending.compiled : undefined;

  const begin = useEvent(() => {
    editor.current?.focus();
    if (typed !== '') {
      editor.current?.type(typed);
    }
  });
  useEffect(() => begin(), [begin]);

  const check = async (isAgreed = false) => {
    setSteps(undefined);
    const checkResult = await startCheck(code, isAgreed);
    if (checkResult?.checked && solves !== undefined && isRightOnAll(checkResult.checked)) {
      markSolved(solves);
    }
  };

  // The pressed button disappears, and would take the focus with it.
  const answer = (act: () => void) => {
    editor.current?.focus();
    act();
  };

  return (
    <div className={styles.workbench} data-search-ignore>
      <Editor
        ref={editor}
        code={code}
        label={translate({id: 'cppListings.exercise.editor', message: 'Your code, in C++'})}
        describedBy={help}
        diagnostics={compiled?.diagnostics ?? noDiagnostics}
        diagnosedCode={result?.code}
        onChange={(next) => {
          warmUp();
          change(next);
        }}
        onCheck={() => void check()}
      />
      <p id={help} className={styles.help}>
        <Translate id="cppListings.exercise.keys">
          Tab indents; press Escape and then Tab to leave the editor. Ctrl or ⌘ with Enter checks.
        </Translate>
        {!canSave && (
          <span>
            {' '}
            <Translate id="cppListings.exercise.codeNotKept">
              This browser does not let the page save your code; copy it before you leave.
            </Translate>
          </span>
        )}
      </p>
      <div className={styles.actions}>
        <Button
          kind="primary"
          onClick={(event) => {
            if (!isBusy) {
              void check();
            } else if (!isRepeatedClick(event)) {
              stop();
            }
          }}
        >
          {isBusy
            ? translate({id: 'cppListings.exercise.stop', message: 'Stop'})
            : translate({id: 'cppListings.exercise.check', message: 'Check'})}
        </Button>
        <Button
          isIdle={code === start}
          onClick={() => {
            if (code !== start) {
              editor.current?.setCode(start);
              editor.current?.focus();
            }
          }}
        >
          <Translate id="cppListings.exercise.again">Start again</Translate>
        </Button>
      </div>
      <Status
        phase={phase}
        isLoaded={isLoaded}
        isStale={result !== undefined && result.code !== code}
        isReplaced={isReplaced}
        onAgree={() => answer(() => void check(true))}
        onRefuse={() => answer(stop)}
      />
      <Results
        result={result}
        cases={program.cases}
        solves={solves !== undefined}
        onLine={(line) => editor.current?.goTo(line)}
        onRetry={() => answer(() => void check())}
        onSteps={(of) => setSteps({...of, inputs})}
      />
      {steps && <Steps key={`${steps.input} ${steps.code}`} run={steps} />}
      <SavedData canSave={canSave} />
    </div>
  );
}
