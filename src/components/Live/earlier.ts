import type {Action} from './actions';

/** What the reader did with the server's picture of a panel. */
export interface Earlier {
  /** The button that was pressed. */
  readonly pressed?: Action;
  /** What stands in the fields. */
  readonly typed?: readonly string[];
  /** Leads to the button or field that has the focus. */
  readonly focus?: string;
}

function selectorOf(element: Element | null): string | undefined {
  const {action, field} = element instanceof HTMLElement ? element.dataset : {};
  if (action) {
    return `[data-action="${action}"]`;
  }
  return field && `[data-field="${field}"]`;
}

/** Reads what the reader did before the panel was there. */
export function readEarlier(wrapper: HTMLElement, pressed: Action | undefined): Earlier {
  const fields = [...wrapper.querySelectorAll<HTMLTextAreaElement>('[data-field]')];
  const active = wrapper.contains(document.activeElement) ? document.activeElement : null;
  return {
    pressed,
    typed: fields.length > 0 ? fields.map(({value}) => value) : undefined,
    focus: selectorOf(active),
  };
}
