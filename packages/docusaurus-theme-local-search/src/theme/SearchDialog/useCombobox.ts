import {type RefObject, useLayoutEffect} from 'react';

/**
 * Makes a text field the combobox of a listbox. The field exists before the code that knows the
 * options is loaded. It must stay the same element, because the reader may be typing in it.
 *
 * @param activeId the element of the active option; undefined if there are no options.
 */
export function useCombobox(
  input: RefObject<HTMLInputElement | null>,
  activeId: string | undefined,
): void {
  useLayoutEffect(() => {
    const field = input.current;
    field?.setAttribute('aria-expanded', String(activeId !== undefined));
    if (activeId === undefined) {
      field?.removeAttribute('aria-activedescendant');
    } else {
      field?.setAttribute('aria-activedescendant', activeId);
    }
  }, [input, activeId]);
}
