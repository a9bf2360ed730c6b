// What readers have typed and run in the panels of a page, for when they come back to it.
import {useEffect} from 'react';
import type {RunLink} from './Stepper/runLink';

/** What is kept of a panel. */
export interface Kept {
  /** The run and the step that it shows. */
  readonly run?: RunLink;
  /** What stands in its fields. */
  readonly texts?: readonly string[];
}

/** What the page's entry in the history holds, next to what others keep there. */
interface EntryState {
  readonly panels?: Readonly<Partial<Record<string, Kept>>>;
}

/** Milliseconds without a change after which it is noted: browsers take few notes a second. */
const keepAfter = 500;

/** The most characters of a panel's fields that are kept: browsers limit what an entry holds. */
const maxCharacters = 100_000;

const stateOfEntry = () => history.state as EntryState | null;

function keep(name: string, {run, texts}: Kept): void {
  const state = stateOfEntry();
  const isShort = texts !== undefined && texts.join('').length <= maxCharacters;
  const kept: Kept = {...(run && {run}), ...(isShort && {texts})};
  history.replaceState({...state, panels: {...state?.panels, [name]: kept}}, '');
}

/** Returns what a panel held when the reader left the page. */
export const keptOf = (name: string): Kept | undefined => stateOfEntry()?.panels?.[name];

/**
 * Keeps what a panel holds in the page's entry in the history: after a pause, and before the reader
 * can leave. That is when a field loses the focus, since the entry of a page that is left by one of
 * its links is not the present one any more.
 *
 * @param name a name of the panel that no other panel of a page has.
 * @param kept the same object until it changes; undefined when there is nothing to keep.
 */
export function useKept(name: string, kept: Kept | undefined): void {
  useEffect(() => {
    if (!kept) {
      return undefined;
    }
    const noting = new AbortController();
    const {signal} = noting;
    const note = () => {
      noting.abort();
      keep(name, kept);
    };
    const timer = setTimeout(note, keepAfter);
    signal.addEventListener('abort', () => clearTimeout(timer));
    addEventListener('focusout', note, {signal});
    addEventListener('pagehide', note, {signal});
    return () => noting.abort();
  }, [name, kept]);
}
