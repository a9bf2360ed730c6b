import {useEffect, useImperativeHandle, useRef, type Ref} from 'react';
import {useEvent} from '@docusaurus/theme-common';
import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {cppLanguage} from '@codemirror/lang-cpp';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  LanguageSupport,
  syntaxHighlighting,
} from '@codemirror/language';
import {lintGutter, setDiagnostics, type Diagnostic as Shown} from '@codemirror/lint';
import {EditorState} from '@codemirror/state';
import {drawSelection, EditorView, keymap, lineNumbers} from '@codemirror/view';
import type {Diagnostic} from '../../workers/compile/diagnostics';
import {functionTags, highlighter} from '../../model/highlight';
import {adoptStyles} from './adoptStyles';
import styles from './editor.module.css';

adoptStyles();

/** The operations on an editor that the rest of the page uses. */
export interface EditorHandle {
  readonly focus: () => void;
  /** Inserts a text at the cursor, as if the reader had typed it. */
  readonly type: (text: string) => void;
  /** Moves the cursor to the beginning of a line, counted from 1. */
  readonly goTo: (line: number) => void;
  /** Replaces the text; the cursor keeps its position, and the reader can undo the change. */
  readonly setCode: (code: string) => void;
}

export interface Props {
  readonly ref: Ref<EditorHandle>;
  readonly code: string;
  /** The accessible name. */
  readonly label: string;
  /** The id of the explanation of the keys. */
  readonly describedBy: string;
  readonly diagnostics: readonly Diagnostic[];
  /** The code that the diagnostics belong to; the editor does not show them in other code. */
  readonly diagnosedCode: string | undefined;
  readonly onChange: (code: string) => void;
  /** Called on Ctrl or Cmd with Enter. */
  readonly onCheck: () => void;
}

/** Breaks long lines on paper, where readers cannot scroll. */
const breakLinesInPrint = EditorView.theme({
  '@media print': {
    '.cm-content': {
      flexShrink: 1,
      minWidth: 0,
      overflowWrap: 'anywhere',
      whiteSpace: 'break-spaces',
    },
  },
});

/** Returns the range to mark for a diagnostic: from its column to the end of the word. */
function placeOf({doc}: EditorState, {line, column = 1, severity, message}: Diagnostic): Shown[] {
  if (line === undefined || line > doc.lines) {
    return [];
  }
  const {from, to, text} = doc.line(line);
  const before = new TextDecoder().decode(new TextEncoder().encode(text).slice(0, column - 1));
  const start = Math.min(from + before.length, to);
  const word = /^\w+/.exec(text.slice(before.length))?.[0].length ?? 1;
  return [{from: start, to: Math.min(start + word, to), severity, message}];
}

/** Returns the change from one text to another, without their common beginning and end. */
function changeBetween(old: string, next: string) {
  const shorter = Math.min(old.length, next.length);
  let from = 0;
  while (from < shorter && old[from] === next[from]) {
    from += 1;
  }
  let same = 0;
  while (same < shorter - from && old.at(-1 - same) === next.at(-1 - same)) {
    same += 1;
  }
  return {from, to: old.length - same, insert: next.slice(from, next.length - same)};
}

/** A text editor for C++. Tab indents; Escape and then Tab leaves the editor. */
export default function Editor({
  ref,
  code,
  label,
  describedBy,
  diagnostics,
  diagnosedCode,
  onChange,
  onCheck,
}: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const change = useEvent(onChange);
  const check = useEvent(onCheck);

  const create = useEvent((parent: HTMLElement) => {
    return new EditorView({
      parent,
      doc: code,
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        drawSelection(),
        indentUnit.of('  '),
        indentOnInput(),
        bracketMatching(),
        breakLinesInPrint,
        new LanguageSupport(cppLanguage.configure({props: [functionTags]})),
        syntaxHighlighting(highlighter),
        keymap.of([
          {
            key: 'Mod-Enter',
            run: () => {
              check();
              return true;
            },
          },
          ...defaultKeymap,
          ...historyKeymap,
          indentWithTab,
        ]),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': describedBy,
          spellcheck: 'false',
          tabindex: '0',
        }),
        EditorView.updateListener.of(({docChanged, state}) => {
          if (docChanged) {
            change(state.doc.toString());
          }
        }),
      ],
    });
  });
  useEffect(() => {
    if (!place.current) {
      return undefined;
    }
    const made = create(place.current);
    view.current = made;
    return () => made.destroy();
  }, [create]);

  useEffect(() => {
    const current = view.current;
    if (current) {
      const shown =
        current.state.doc.toString() === diagnosedCode
          ? diagnostics.flatMap((one) => placeOf(current.state, one))
          : [];
      current.dispatch(setDiagnostics(current.state, shown));
    }
  }, [diagnostics, diagnosedCode]);

  useImperativeHandle(ref, () => ({
    focus: () => view.current?.focus(),
    type(text) {
      const current = view.current;
      current?.dispatch(current.state.replaceSelection(text), {userEvent: 'input.type'});
    },
    goTo(line) {
      const current = view.current;
      if (current && line <= current.state.doc.lines) {
        current.dispatch({
          selection: {anchor: current.state.doc.line(line).from},
          scrollIntoView: true,
        });
        current.focus();
      }
    },
    setCode(text) {
      const current = view.current;
      current?.dispatch({changes: changeBetween(current.state.doc.toString(), text)});
    },
  }));

  return <div ref={place} className={styles.editor} />;
}
