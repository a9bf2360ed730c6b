import type {Action} from './actions';

/** Returns a ref that passes the focus to the button with an action, in the same panel. */
const passFocusTo = (next: Action) => (button: HTMLButtonElement) => {
  const panel = button.closest('[role=group]');
  return () => {
    if (button === document.activeElement) {
      panel?.querySelector<HTMLElement>(`[data-action=${next}]`)?.focus();
    }
  };
};

/**
 * Refs for buttons of a panel that disappear once they have done their work. If such a button has
 * the focus at that moment, another button of the panel gets the focus.
 */
export const passFocusToRun = passFocusTo('run');
export const passFocusToTrace = passFocusTo('trace');
