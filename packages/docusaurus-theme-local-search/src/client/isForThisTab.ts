/** The properties of a click that are read. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link opens it in this tab, and not elsewhere. */
export const isForThisTab = ({button, metaKey, ctrlKey, shiftKey, altKey}: Click): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
