import {describe, expect, it} from 'vitest';
import {reversalTrace} from '../../../model/__fixtures__/reversal';
import {
  initialStepper,
  lineOf,
  stepperReducer,
  type StepperEvent,
  type StepperState,
} from '../stepperReducer';
import type {StepAction} from '../../controls/actions';
import type {Watched} from '../watched';

const trace = reversalTrace([1, 2, 3, 4], 1);
const last = trace.steps.length - 1;
const start = initialStepper(trace);
const after = (state: StepperState, ...events: readonly StepperEvent[]) =>
  events.reduce(stepperReducer, state);
const act = (action: StepAction): StepperEvent => ({type: 'act', action});

describe('stepperReducer', () => {
  it('moves by one step, to the first and to the last step, but never outside the run', () => {
    expect(after(start, act('forward'), act('forward'))).toMatchObject({position: 2, isUsed: true});
    expect(after(start, act('forward'), act('back')).position).toBe(0);
    expect(after(start, act('back')).position).toBe(0);
    expect(after(start, act('last')).position).toBe(last);
    expect(after(start, act('last'), act('forward')).position).toBe(last);
    expect(after(start, act('last'), act('first')).position).toBe(0);
  });

  it('plays to the end and stops there', () => {
    const playing = after(start, act('play'), {type: 'tick'});
    expect(playing).toMatchObject({position: 1, isPlaying: true, isUsed: true});
    const ended = after(playing, ...trace.steps.map(() => ({type: 'tick'}) as const));
    expect(ended).toMatchObject({position: last, isPlaying: false});
  });

  it('plays from where it is, pauses on the same action, and begins again at the end', () => {
    expect(after(start, act('forward'), act('play')).position).toBe(1);
    expect(after(start, act('play'), act('play')).isPlaying).toBe(false);
    expect(after(start, act('last'), act('play'))).toMatchObject({position: 0, isPlaying: true});
  });

  it('stops playing when the reader moves', () => {
    expect(after(start, act('play'), act('forward')).isPlaying).toBe(false);
    expect(after(start, act('play'), {type: 'slide', position: 3}).isPlaying).toBe(false);
  });

  it('records whether the last move was by the slider', () => {
    const slid = after(start, {type: 'slide', position: 3});
    expect(slid).toMatchObject({position: 3, isSliding: true});
    expect(after(slid, act('forward')).isSliding).toBe(false);
  });

  it('jumps between the steps that touched the watched cell', () => {
    const target = {kind: 'cell', id: 1, index: 3} as const;
    const watching = after(start, act('last'), {type: 'watch', target});
    const [first = NaN, second = NaN] = watching.touching;
    expect(watching.watched?.watched).toEqual(target);
    const atFirst = after(watching, act('first'), act('nextTouch'));
    expect(atFirst.position).toBe(first);
    expect(after(atFirst, act('previousTouch')).position).toBe(first);
    const atSecond = after(atFirst, act('nextTouch'));
    expect(atSecond.position).toBe(second);
    expect(after(atSecond, act('previousTouch')).position).toBe(first);
    expect(after(atSecond, act('forward'), act('previousTouch')).position).toBe(second);
  });

  it('does not watch a variable that the step does not show', () => {
    const target = {kind: 'variable', call: 'rotate_left', name: 'nothing'} as const;
    expect(after(start, {type: 'watch', target})).toMatchObject({
      watched: undefined,
      touching: [],
    });
  });

  it('keeps the watched cell and the speed when it opens the same run at another step', () => {
    const target = {kind: 'cell', id: 1, index: 3} as const;
    const watching = after(start, {type: 'setSpeed', speed: 4}, {type: 'watch', target});
    const opened = after(watching, act('play'), {
      type: 'open',
      trace,
      position: 2,
      notice: 'Wrong step.',
      isUsed: false,
    });
    expect(opened).toEqual({
      ...watching,
      position: 2,
      isPlaying: false,
      isUsed: false,
      notice: 'Wrong step.',
    });
    expect(opened.touching.length).toBeGreaterThan(0);
  });

  it('stops watching when the reader asks for it', () => {
    const watch = (target?: Watched): StepperEvent => ({type: 'watch', target});
    const watching = after(start, watch({kind: 'cell', id: 1, index: 3}));
    expect(after(watching, watch())).toMatchObject({watched: undefined, touching: []});
    expect(after(start, watch(), act('nextTouch'), act('previousTouch')).position).toBe(0);
  });

  it('has been used if it begins at a later step', () => {
    expect(initialStepper(trace)).toMatchObject({isUsed: false, isPlaying: false, touching: []});
    expect(initialStepper(trace, 1).isUsed).toBe(true);
  });

  it.each([
    [-1, 0],
    [last + 1, last],
  ])('moves to the nearest step if the slider is at %i', (position, nearest) => {
    expect(after(start, {type: 'slide', position}).position).toBe(nearest);
  });

  it('opens another run at its start, at the same speed and without a watched cell', () => {
    const other = reversalTrace([5, 6, 7], 2);
    const opened = after(
      start,
      {type: 'setSpeed', speed: 4},
      {type: 'watch', target: {kind: 'cell', id: 1, index: 3}},
      {type: 'notify', notice: 'Too many elements.'},
      act('play'),
      {type: 'open', trace: other},
    );
    expect(opened).toEqual({...initialStepper(other), speed: 4, isUsed: true});
  });
});

describe('lineOf', () => {
  const failed = {...trace, failure: {kind: 'trap', message: 'a division by zero'}} as const;

  it('returns the line of the step, marked as failed at the end of a failed run', () => {
    const line = trace.steps[last]?.line;
    expect(lineOf({trace, position: last})).toEqual({line, as: 'current'});
    expect(lineOf({trace: failed, position: last})).toEqual({line, as: 'failed'});
    expect(lineOf({trace: failed, position: 0})?.as).toBe('current');
  });

  it('does not mark the line as failed if the run continues after the last recorded step', () => {
    const cut = {...failed, omittedSteps: 1};
    expect(lineOf({trace: cut, position: last})?.as).toBe('current');
  });
});
