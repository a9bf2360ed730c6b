// Saves what readers have typed and run in the panels of a page, for when they come back to it.
import {useEffect} from 'react';
import type {RunLink} from './Stepper/runLink';

/** The saved state of a panel. */
export interface Kept {
  /** The run and the step that the panel shows. */
  readonly run?: RunLink;
  /** The texts in its fields. */
  readonly texts?: readonly string[];
}

/** The state of the page's history entry, next to the state of other code. */
interface EntryState {
  readonly panels?: Readonly<Partial<Record<string, Kept>>>;
}

/** The milliseconds without a change after which the state is saved: browsers limit how often pages save. */
const keepAfter = 500;

/** The largest number of characters of a panel's fields that are saved: browsers limit an entry's size. */
const maxCharacters = 100_000;

const stateOfEntry = () => history.state as EntryState | null;

function keep(name: string, {run, texts}: Kept): void {
  const state = stateOfEntry();
  const isShort = texts !== undefined && texts.join('').length <= maxCharacters;
  const kept: Kept = {...(run && {run}), ...(isShort && {texts})};
  history.replaceState({...state, panels: {...state?.panels, [name]: kept}}, '');
}

/** Returns the state that a panel had when the reader left the page. */
export const keptOf = (name: string): Kept | undefined => stateOfEntry()?.panels?.[name];

/**
 * Saves the state of a panel in the page's history entry, after a pause and before the reader can
 * leave the page. It also saves when a field loses the focus: after a click on a link, the page's
 * entry is no longer the current one.
 *
 * @param name a name that no other panel of the page has.
 * @param kept the same object until the state changes; undefined if there is nothing to save.
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
