import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import type {InputData, ListingData} from '../../model/problem';
import type {RunnableListing, Trace} from '../../model/trace';
import {evictModules} from '../../workers/loadModule';
import {runListing} from '../../workers/run/runListing';
import Panel from '../Stepper/Panel';
import Code from '../Code';
import codeStyles from './code.module.css';
import {highlightLines} from '../../model/highlight';
import styles from './styles.module.css';

/** A run of the reader's program. */
export interface OwnRun {
  /** The reader's instrumented module. */
  readonly module: Uint8Array;
  /** The source code of the module. */
  readonly code: string;
  /** The input, in the notation of problem.yaml. */
  readonly input: string;
  readonly inputs: readonly InputData[];
}

export interface Props {
  /** The run to step through: the same object until the reader asks for it again. */
  readonly run: OwnRun;
}

const yourFile = 'exercise.cpp';

/** Steps through the reader's own program on an input on which the program is wrong. */
export default function Steps({run}: Props): ReactNode {
  const {module, code, input, inputs} = run;
  const place = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [trace, setTrace] = useState<Trace>();
  const [failure, setFailure] = useState<string>();
  const [url, setUrl] = useState('');
  const lines = useMemo(() => highlightLines(code), [code]);

  useEffect(() => {
    const made = URL.createObjectURL(new Blob([module as Uint8Array<ArrayBuffer>]));
    const {result, stop} = runListing({
      kind: 'trace',
      modules: {traced: made},
      entry: 0,
      input,
    });
    void result.then((ended) => {
      if (ended.type === 'traced' && ended.trace.steps.length > 0) {
        setUrl(made);
        setTrace(ended.trace);
      } else if (ended.type === 'traced') {
        setFailure(ended.trace.failure?.message ?? '');
      } else if (ended.type === 'endless') {
        setFailure(
          translate({
            id: 'cppListings.exercise.endless',
            message: 'it was still running after 5 seconds',
          }),
        );
      } else if (ended.type === 'failed') {
        setFailure(ended.message);
      }
    });
    return () => {
      stop();
      evictModules([made]);
      URL.revokeObjectURL(made);
    };
  }, [module, input]);
  // Readers who open the steps continue there, also by keyboard.
  useEffect(() => heading.current?.focus({preventScroll: true}), [run]);
  useEffect(() => {
    if (trace) {
      place.current?.scrollIntoView({block: 'nearest'});
    }
  }, [trace, run]);

  const listing: ListingData = {file: yourFile, firstLine: 1, code, lines, output: '', inputs};
  const program: RunnableListing | undefined = trace && {
    file: yourFile,
    source: code,
    entry: 0,
    modules: {plain: url, traced: url},
    trace,
    caller: {before: '', after: ''},
    cases: [],
  };
  return (
    <section ref={place} className={styles.steps} data-listing data-own-steps>
      <h4 ref={heading} tabIndex={-1}>
        <Translate id="cppListings.exercise.steps">Your code, step by step</Translate>
      </h4>
      <div role="status">
        {failure !== undefined && (
          <p className={styles.bad}>
            <Translate id="cppListings.exercise.noSteps" values={{reason: failure}}>
              {'There are no steps to show: {reason}'}
            </Translate>
          </p>
        )}
      </div>
      {program && (
        <>
          <Code
            className={codeStyles.code}
            lines={lines}
            label={translate({
              id: 'cppListings.exercise.checked',
              message: 'The code that was checked',
            })}
          />
          <Panel listing={listing} program={program} isOwn />
        </>
      )}
    </section>
  );
}
