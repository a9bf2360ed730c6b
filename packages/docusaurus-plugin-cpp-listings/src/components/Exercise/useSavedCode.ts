import {useEffect, useRef, useState, type RefObject} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import {subscribe} from '../progress/progress';
import {readCode} from '../progress/readCode';
import {writeCode} from '../progress/savedCode';
import type {EditorHandle} from './Editor';

/** The code in an editor, which the browser keeps for the reader. */
interface SavedCode {
  readonly code: string;
  /** Whether the browser lets the page save the code. */
  readonly canSave: boolean;
  /** Whether the code was saved elsewhere and has replaced the reader's code in this editor. */
  readonly isReplaced: boolean;
  /** Called with the editor's code after each change; saves it. */
  readonly change: (next: string) => void;
}

/**
 * Holds the code of an editor, and saves each change. Code that is saved elsewhere, as in another
 * tab, replaces the code in the editor.
 *
 * @param file the file under whose name the code is stored.
 * @param start the code before any change; it is not stored.
 */
export default function useSavedCode(
  file: string,
  start: string,
  editor: RefObject<EditorHandle | null>,
): SavedCode {
  const [code, setCode] = useState(() => readCode(file) ?? start);
  const [canSave, setCanSave] = useState(true);
  const [isReplaced, setIsReplaced] = useState(false);
  /** The code that this editor last read from the storage or wrote to it. */
  const last = useRef(code);

  const change = (next: string) => {
    setCode(next);
    // Code taken over from the storage is not written back, because newer code may be there by now.
    setIsReplaced(next === last.current);
    if (next !== last.current) {
      last.current = next;
      setCanSave(writeCode(file, next === start ? undefined : next));
    }
  };

  // Each change is saved at once, so the saved code is never older than the editor's. If nothing is
  // saved any more, the editor may hold the only copy.
  const takeOver = useEvent(() => {
    const stored = readCode(file);
    if (canSave && stored !== undefined && stored !== last.current) {
      last.current = stored;
      editor.current?.setCode(stored);
    }
  });
  useEffect(() => subscribe(takeOver), [takeOver]);

  return {code, canSave, isReplaced, change};
}
