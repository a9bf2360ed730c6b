import type {HeldEvents, HoldingWindow} from '../../inline/holdEvents';

const nothingHeld: HeldEvents = {events: [], release: () => undefined};

/** What the page's inline script has kept. */
export const heldEvents: HeldEvents = (window as HoldingWindow).heldEvents ?? nothingHeld;

/** Clicks an element as its reader did; what opens a dropdown does so at the key Enter alone. */
export function click(element: Element): void {
  if (element.matches('[aria-haspopup=true]')) {
    element.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
  } else {
    (element as HTMLElement).click();
  }
}
