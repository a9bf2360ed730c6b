import {type RefObject, useLayoutEffect} from 'react';

/**
 * Shows a dialog above the page, which does not scroll meanwhile. A click beside it
 * closes it; when it is taken away, the focus goes back to where it was.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) {
      return undefined;
    }
    const root = document.documentElement;
    const {overflow, scrollbarGutter} = root.style;
    if (window.innerWidth > root.clientWidth) {
      // The page must not become wider behind the dialog.
      root.style.scrollbarGutter = 'stable';
    }
    root.style.overflow = 'hidden';

    // The dialog's box is covered by what is in it: a press on itself is one beside it.
    // A press that began inside, to select text, may end outside.
    let beganOutside = false;
    const onPointerDown = ({target}: PointerEvent) => {
      beganOutside = target === dialog;
    };
    const onClick = ({target}: MouseEvent) => {
      if (beganOutside && target === dialog) {
        dialog.close();
      }
    };
    dialog.addEventListener('pointerdown', onPointerDown);
    dialog.addEventListener('click', onClick);
    dialog.showModal();

    return () => {
      dialog.removeEventListener('pointerdown', onPointerDown);
      dialog.removeEventListener('click', onClick);
      // An element that is removed while open would take the focus with it.
      dialog.close();
      root.style.overflow = overflow;
      root.style.scrollbarGutter = scrollbarGutter;
    };
  }, [ref]);
}
