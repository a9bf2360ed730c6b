import type {HeldEvents, HoldingWindow} from '../../inline/holdEvents';

const nothingHeld: HeldEvents = {events: [], release: () => undefined};

/** What the page's inline script has kept. */
export const heldEvents: HeldEvents = (window as HoldingWindow).heldEvents ?? nothingHeld;

/** Clicks an element as its reader did. */
export const click = (element: Element): void => (element as HTMLElement).click();
