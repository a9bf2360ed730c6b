import {useEffect} from 'react';

/**
 * Adds the name of its file, which is before it, to the name of each copy button of the page: a
 * screen reader's list of buttons would have many that are only called "Copy". The HTML does not
 * have these names, to keep pages small.
 */
export default function useCopyButtonNames(): void {
  useEffect(() => {
    document.querySelectorAll('[data-copied]').forEach((button) => {
      button.ariaLabelledByElements = [button, button.previousElementSibling ?? button];
    });
  }, []);
}
