/** What a reader types for an editor that is still being fetched. */
export interface HeldText {
  text: string;
  /** Ends the holding. */
  readonly end: () => void;
}

/**
 * Holds what is typed from now on, for an editor that takes the place of an element: as long as
 * the focus is there or nowhere.
 */
export function holdTyped(place: HTMLElement): HeldText {
  const hold = (event: KeyboardEvent) => {
    const {key} = event;
    // Where nothing has the focus, the target is the body.
    const target = event.target as Node;
    const isForEditor = target.contains(place) || place.contains(target);
    const isText = !key[1] && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isForEditor && isText) {
      // Else a space would press the button again; a shortcut of the page leaves it alone, too.
      event.preventDefault();
      held.text += key;
    }
  };
  const held: HeldText = {
    text: '',
    end: () => removeEventListener('keydown', hold, true),
  };
  addEventListener('keydown', hold, true);
  return held;
}
