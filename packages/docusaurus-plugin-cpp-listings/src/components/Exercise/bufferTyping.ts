/** The text that a reader types while the editor is loading. */
export interface BufferedText {
  text: string;
  /** Stops buffering. */
  readonly end: () => void;
}

/**
 * Buffers the text that is typed from now on, for an editor that will replace an element. It
 * buffers a key only while the focus is in the element or nowhere.
 */
export function bufferTyping(place: HTMLElement): BufferedText {
  const buffer = (event: KeyboardEvent) => {
    const {key} = event;
    // If no element has the focus, the target is the body.
    const target = event.target as Node;
    const isForEditor = target.contains(place) || place.contains(target);
    const isText = !key[1] && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isForEditor && isText) {
      // Otherwise a space would press the button again. The
      // page's shortcuts also ignore the event then.
      event.preventDefault();
      buffered.text += key;
    }
  };
  const buffered: BufferedText = {
    text: '',
    end: () => removeEventListener('keydown', buffer, true),
  };
  addEventListener('keydown', buffer, true);
  return buffered;
}
