/** The actions that move a reader through the steps of a run. */
const stepActions = [
  'first',
  'back',
  'play',
  'forward',
  'last',
  'previousTouch',
  'nextTouch',
] as const;

/** The actions of a panel's buttons, which are also the values of their `data-action`. */
const actions = ['run', 'trace', 'stop', 'retry', 'example', ...stepActions] as const;

/** An action that moves through the steps of a run. */
export type StepAction = (typeof stepActions)[number];

/** An action of a panel's button. */
export type Action = (typeof actions)[number];

/** Returns whether an action only moves through the steps of a run. */
export const isStepAction = (action: Action): action is StepAction =>
  stepActions.some((name) => name === action);

/** Returns the action of the button that is the target of an event. */
export function actionOf(target: EventTarget | null): Action | undefined {
  const name =
    target instanceof Element && target.closest<HTMLElement>('[data-action]')?.dataset.action;
  return actions.find((action) => action === name);
}
