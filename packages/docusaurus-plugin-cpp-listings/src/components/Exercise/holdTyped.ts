/** The text that a reader types while the editor is loading. */
export interface HeldText {
  text: string;
  /** Stops holding keys. */
  readonly end: () => void;
}

/**
 * Holds the text that is typed from now on, for an editor that will replace an element. It holds a
 * key only while the focus is in the element or nowhere.
 */
export function holdTyped(place: HTMLElement): HeldText {
  const hold = (event: KeyboardEvent) => {
    const {key} = event;
    // If no element has the focus, the target is the body.
    const target = event.target as Node;
    const isForEditor = target.contains(place) || place.contains(target);
    const isText = !key[1] && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isForEditor && isText) {
      // Otherwise a space would press the button again. The
      // page's shortcuts also ignore the event then.
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
