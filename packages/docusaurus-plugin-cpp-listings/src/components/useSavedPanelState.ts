// Saves what readers have typed and run in the panels of a page, for when they come back to it.
import {useEffect} from 'react';
import type {RunLink} from './Stepper/runLink';

/** The saved state of a panel. */
export interface SavedPanelState {
  /** The run and the step that the panel shows. */
  readonly run?: RunLink;
  /** The texts in its fields. */
  readonly texts?: readonly string[];
}

/** The state of the page's history entry, next to the state of other code. */
interface EntryState {
  readonly panels?: Readonly<Partial<Record<string, SavedPanelState>>>;
}

/** The milliseconds without a change after which the state is saved: browsers limit how often pages save. */
const saveDelay = 500;

/** The largest number of characters of a panel's fields that are saved: browsers limit an entry's size. */
const maxCharacters = 100_000;

const stateOfEntry = () => history.state as EntryState | null;

function saveState(name: string, {run, texts}: SavedPanelState): void {
  const state = stateOfEntry();
  const isShort = texts !== undefined && texts.join('').length <= maxCharacters;
  const saved: SavedPanelState = {...(run && {run}), ...(isShort && {texts})};
  history.replaceState({...state, panels: {...state?.panels, [name]: saved}}, '');
}

/** Returns the state that a panel had when the reader left the page. */
export const savedPanelStateOf = (name: string): SavedPanelState | undefined =>
  stateOfEntry()?.panels?.[name];

/**
 * Saves the state of a panel in the page's history entry, after a pause and before the reader can
 * leave the page. It also saves when a field loses the focus: after a click on a link, the page's
 * entry is no longer the current one. A link to a section adds an entry of the same page; the state
 * is saved in that entry, too, because the reader may leave from there and come back to it.
 *
 * @param name a name that no other panel of the page has.
 * @param toSave the same object until the state changes; undefined if there is nothing to save.
 */
export function useSavedPanelState(name: string, toSave: SavedPanelState | undefined): void {
  useEffect(() => {
    if (!toSave) {
      return undefined;
    }
    const listening = new AbortController();
    const {signal} = listening;
    const save = () => {
      listening.abort();
      saveState(name, toSave);
    };
    const timer = setTimeout(save, saveDelay);
    signal.addEventListener('abort', () => clearTimeout(timer));
    addEventListener('focusout', save, {signal});
    addEventListener('pagehide', save, {signal});
    return () => listening.abort();
  }, [name, toSave]);

  useEffect(() => {
    if (!toSave || !('navigation' in window)) {
      return undefined;
    }
    const {pathname} = location;
    const saveAgain = ({navigationType}: NavigationCurrentEntryChangeEvent) => {
      if (navigationType !== 'replace' && location.pathname === pathname) {
        saveState(name, toSave);
      }
    };
    navigation.addEventListener('currententrychange', saveAgain);
    return () => navigation.removeEventListener('currententrychange', saveAgain);
  }, [name, toSave]);
}
