import {describe, expect, it} from 'vitest';
import {readTasks} from '../measure/tasks';

const url = 'http://localhost/article';
const page = {pid: 1, tid: 1};

/** Returns an event that starts and ends at these milliseconds. */
const event = (name: string, from: number, to: number, where = page) => ({
  ...where,
  name,
  ph: 'X',
  ts: from * 1000,
  dur: (to - from) * 1000,
  args: name === 'ParseHTML' ? {beginData: {url}} : {},
});

const traceOf = (...traceEvents: object[]) => JSON.stringify({traceEvents});

describe('readTasks', () => {
  it('returns the time of each kind of work without the work nested in it', () => {
    const trace = traceOf(
      event('RunTask', 0, 100),
      event('ParseHTML', 10, 60),
      event('EvaluateScript', 20, 50),
      event('UpdateLayoutTree', 30, 40),
      event('Layout', 60, 90),
    );
    expect(readTasks(trace, url, 50)).toEqual([
      {
        duration: 100,
        end: 90,
        parts: {parsing: 20, script: 20, style: 10, layout: 30, other: 20},
      },
    ]);
  });

  it('adds an unknown event to the kind of the event around it', () => {
    const trace = traceOf(
      event('RunTask', 0, 60),
      event('ParseHTML', 0, 60),
      event('SomethingElse', 10, 40),
    );
    expect(readTasks(trace, url, 50)[0]?.parts).toEqual({other: 0, parsing: 60});
  });

  it('leaves out short tasks and tasks of other pages', () => {
    const trace = traceOf(
      event('RunTask', 0, 60),
      event('ParseHTML', 0, 10),
      event('RunTask', 60, 100),
      event('RunTask', 0, 500, {pid: 2, tid: 1}),
    );
    expect(readTasks(trace, url, 50).map(({duration}) => duration)).toEqual([60]);
  });

  it('reads events in any order, each in its task, and only those of the thread of the page', () => {
    const trace = traceOf(
      {...event('ParseHTML', 0, 40, {pid: 2, tid: 1}), args: {beginData: {url: 'http://other'}}},
      event('EvaluateScript', 70, 80),
      event('RunTask', 60, 110),
      event('EvaluateScript', 10, 20),
      event('RunTask', 0, 60),
      event('ParseHTML', 0, 30),
      event('Layout', 0, 60, {pid: 1, tid: 2}),
      {...event('Layout', 31, 35), ph: 'I'},
    );
    expect(readTasks(trace, url, 50)).toEqual([
      {duration: 60, end: 60, parts: {parsing: 20, script: 10, other: 30}},
      {duration: 50, end: 110, parts: {script: 10, other: 40}},
    ]);
  });

  it('counts when a task ends from the first work of the parser on the page', () => {
    const trace = traceOf(
      event('RunTask', 0, 70),
      event('RunTask', 80, 140),
      event('RunTask', 150, 210),
      event('ParseHTML', 160, 170),
      event('ParseHTML', 90, 100),
    );
    expect(readTasks(trace, url, 50).map(({end}) => end)).toEqual([-20, 50, 120]);
  });

  it('throws if the page is not in the trace', () => {
    expect(() => readTasks(traceOf(event('RunTask', 0, 60)), url, 50)).toThrow(url);
  });
});
