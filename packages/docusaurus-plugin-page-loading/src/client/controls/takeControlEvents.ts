import '../laterChunks/ofControls';
import registered from '@page-loading/controls';
import {afterNextFrame} from '../nextFrame';
import {eventQueue} from '../start/eventQueue';
import {replayEvents} from '../start/replayEvents';
import {fetchAhead} from './fetchAhead';
import type {Control} from './registry';

// This script is fetched before a control is used, unless the reader saves data. A control fetches
// the code again when it is used, and reports failures.
fetchAhead().catch(() => undefined);

/** Whether a control responds to clicks. */
type Works = (control: Element) => boolean;

/** The controls that are taking events from the queue. */
const taking = new WeakMap<Element, Promise<void>>();

function controlOf({dataset: {control: name = ''}}: HTMLElement): Control {
  const control = registered.find((controls) => name in controls)?.[name];
  if (!control) {
    throw new Error(`There is no control "${name}".`);
  }
  return control;
}

async function take(control: Control, element: HTMLElement, works: Works): Promise<void> {
  if (!works(element)) {
    await control.start(element);
    // Opening something takes long on a phone, so the browser first draws the response to the input.
    await afterNextFrame();
    element.dataset.needsNoApplication = '';
  }
  delete document.documentElement.dataset.starting;
  await replayEvents(works);
}

const typedText = () => eventQueue.events.map(({typed}) => typed ?? '').join('');

/**
 * Lets a control respond to the events in the queue, the first of which is a click on it. Called
 * again when an event is added to the queue.
 *
 * @throws Error if there is no such control, or its code cannot be fetched.
 */
export async function takeControlEvents(element: HTMLElement, works: Works): Promise<void> {
  const control = controlOf(element);
  let taken = taking.get(element);
  if (!taken) {
    taken = take(control, element, works).finally(() => taking.delete(element));
    taking.set(element, taken);
  }
  control.prepareFor?.(element, typedText());
  await taken;
}
