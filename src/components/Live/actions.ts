/** What a reader can do with a panel's buttons, by the value of their `data-action`. */
const actions = [
  'run',
  'trace',
  'stop',
  'retry',
  'example',
  'first',
  'back',
  'play',
  'forward',
  'last',
  'previousTouch',
  'nextTouch',
] as const;

export type Action = (typeof actions)[number];

/** The action of the button that an event comes from. */
export function actionOf(target: EventTarget | null): Action | undefined {
  const name =
    target instanceof Element && target.closest<HTMLElement>('[data-action]')?.dataset.action;
  return actions.find((action) => action === name);
}

/** The step that an action leads to from another, if it leads to one; not within a run's bounds. */
export function stepAfter(action: Action, position: number, last: number): number | undefined {
  switch (action) {
    case 'first':
      return 0;
    case 'back':
      return position - 1;
    case 'forward':
      return position + 1;
    case 'last':
      return last;
    default:
      return undefined;
  }
}
