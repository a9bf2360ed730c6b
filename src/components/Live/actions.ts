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
