import {problemNamespace, withoutModuleNamespaces} from '../../model/moduleNamespaces';
import {maxErrors, proofFile, readerFile, tracedFolder} from './readerModule';
import {withRemedy} from './remedies';

/** An error or a warning of the compiler about a reader's program. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  /** The compiler's own message. */
  readonly message: string;
  /** Counted from 1; absent where it is about no line of the program. */
  readonly line?: number;
  /** In bytes of the line, counted from 1. */
  readonly column?: number;
  /** Whether it is about how the program is called, and not about the program alone. */
  readonly isOfCall?: boolean;
  /** Whether a brace of the program is missing or too many, as is seen only after it. */
  readonly isOfBraces?: boolean;
}

/** A line of the compiler's output. */
interface OutputLine {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly kind: 'error' | 'warning' | 'note';
  readonly message: string;
}

const outputLine = /^(.*?):(\d+):(\d+): (?:fatal )?(error|warning|note): (.*?)(?: \[-W[^\]]*\])?$/;

/** Whether it is what the compiler prints when it gives up, of no use to a reader. */
const isUseless = ({message}: OutputLine) => message.startsWith('too many errors emitted');

/** What the compiler says of the memory of a function: its whole name. */
const inFunction = /^(stack frame size .*) in '.*'$/;

/** A message without what the reader has not written. */
const ownWords = (message: string) => withoutModuleNamespaces(message.replace(inFunction, '$1'));

function readLines(output: string): OutputLine[] {
  return output.split('\n').flatMap((text): OutputLine[] => {
    const [, file, line, column, kind, message] = outputLine.exec(text) ?? [];
    return file === undefined || message === undefined
      ? []
      : [
          {
            file,
            line: Number(line),
            column: Number(column),
            kind: kind as OutputLine['kind'],
            message,
          },
        ];
  });
}

/** The lines of each message, the notes after its own. */
const messagesOf = (lines: readonly OutputLine[]) =>
  lines.reduce<OutputLine[][]>((messages, line) => {
    if (line.kind === 'note') {
      messages.at(-1)?.push(line);
    } else {
      messages.push([line]);
    }
    return messages;
  }, []);

/**
 * Leaves out the messages about the instrumented program, which say what those about the other
 * do, and those after too many errors.
 */
function withoutTraced(lines: readonly OutputLine[]): OutputLine[] {
  let errors = 0;
  const messages = messagesOf(lines).filter(
    (message) => !message.some(({file}) => file.startsWith(tracedFolder)),
  );
  const end = messages.findIndex(([main]) => main?.kind === 'error' && ++errors > maxErrors);
  return messages.slice(0, end < 0 ? messages.length : end).flat();
}

/**
 * Returns the first of the compiler's errors in an instrumented program, with the line of the
 * program; that of an error in a header is the one that made use of it.
 */
export function tracingError(output: string): string {
  for (const message of messagesOf(readLines(output))) {
    const [main] = message;
    if (main?.kind === 'error' && message.some(({file}) => file.startsWith(tracedFolder))) {
      const place = message.find(({file}) => file === `${tracedFolder}${readerFile}`);
      const words = ownWords(main.message);
      return place ? `line ${place.line}: ${words}` : words;
    }
  }
  return output;
}

/** Whether two messages are one that was found twice. */
const isRepeated = (one: Diagnostic, other: Diagnostic) =>
  one.line !== undefined &&
  one.line === other.line &&
  one.column === other.column &&
  one.message === other.message;

/** Whether a message about how the program is called only follows from another one. */
const isConsequence = (one: Diagnostic, other: Diagnostic) =>
  one.isOfCall === true && other.isOfCall === true;

/**
 * Whether an error for which the program has no line follows from others that it has: of a second
 * one in the same template the compiler does not repeat who made use of it, and in a program that
 * is no C++ it takes what follows for something else.
 */
const isOfOthers = ({file, message}: OutputLine) =>
  file.includes('/c++/v1/') || message.includes(problemNamespace);

/** What the compiler says of a check that a proof makes of how it calls a program. */
const ofCheck = /^static assertion failed(?: due to requirement '.*')?: /;

/** What the compiler says where a proof uses what a function of a program returns: nothing. */
const ofNothing = /(?:incomplete|value of) type '(?:const )?void'|form a reference to 'void'/;

/** What it says where a proof cannot use what a function of a program returns. */
const ofOtherType = /^(?:no matching function for call to 'show'|invalid argument type )/;

/** The proof's name for a type that a message tells, too. */
const ownName = /'(?:const )?Answer' \(aka ('[^']*')\)/g;

/** An error of how a program is called, in words that are not the proof's. */
function wordsOfCall(message: string): string {
  if (ofNothing.test(message)) {
    return 'a function that must return a value returns nothing';
  }
  return ofOtherType.test(message)
    ? 'a function returns another type than it must'
    : message.replace(ofCheck, '').replace(ownName, '$1');
}

/** What the compiler says of the first function that a call may have meant, and why it cannot. */
const candidate = /^candidate .*?(?:ignored|not viable): (.*)/;

/** What it says of a constraint after that, each time what the one before depends on. */
const dependence = /^(?:and )?because (.*)/;

/** A message that no function fits, with why the likeliest does not. */
function withReason(message: string, notes: readonly OutputLine[]): string {
  const first = notes.findIndex((note) => candidate.test(note.message));
  const [, reason] = candidate.exec(notes[first]?.message ?? '') ?? [];
  if (!message.startsWith('no matching ') || reason === undefined) {
    return message;
  }
  const after = notes.slice(first + 1);
  const end = after.findIndex((note) => !dependence.test(note.message));
  const last = after.slice(0, end < 0 ? after.length : end).at(-1);
  return `${message}: ${ownWords(last ? last.message.replace(dependence, '$1') : reason)}`;
}

/** What the compiler says where a program adds to the namespace of the library. */
const ofSpecialization = /^class template specialization of '\w+' not in a namespace enclosing/;

/** What it says after that: a program that reopens the namespace has one of its own. */
const ofOwnStd = "; did you mean '::std::";

/** Leaves out the errors that follow where a program adds to the namespace of the library. */
const withoutOwnStd = (all: readonly Diagnostic[]): readonly Diagnostic[] =>
  all.some(({message}) => ofSpecialization.test(message))
    ? all.filter(({message}) => !message.includes(ofOwnStd))
    : all;

/** Puts the errors before the warnings. */
const errorsFirst = (all: readonly Diagnostic[]): Diagnostic[] =>
  (['error', 'warning'] as const).flatMap((severity) =>
    all.filter((one) => one.severity === severity),
  );

/** The messages after a program in which a brace is not closed, or closed twice. */
const braceMessage = /^(?:expected '\}'|extraneous closing brace)/;

/**
 * Reads the compiler's output: each error and warning at its line of the reader's
 * program. One in the library is put where the program made use of it; an error in
 * the proof is one of how the program is called, unless a brace of the program is at fault.
 * Errors stand before warnings.
 */
export function readDiagnostics(output: string): Diagnostic[] {
  const lines = withoutTraced(readLines(output).filter((line) => !isUseless(line)));
  const braceError = lines.find(
    ({file, kind, message}) =>
      file !== readerFile && kind === 'error' && braceMessage.test(message),
  );
  const hasOwnError = lines.some(({file, kind}) => file === readerFile && kind !== 'warning');
  const all = lines.flatMap((main, index): Diagnostic[] => {
    if (main.kind === 'note') {
      return [];
    }
    const rest = lines.slice(index + 1);
    const end = rest.findIndex(({kind}) => kind !== 'note');
    const notes = rest.slice(0, end < 0 ? rest.length : end);
    const place = [main, ...notes].find(({file}) => file === readerFile);
    const {kind: severity} = main;
    const message = withRemedy(withReason(ownWords(main.message), notes));
    if (place) {
      const {line, column} = place;
      const isOfCall = main.file === proofFile;
      return [{severity, message, line, column, ...(isOfCall && {isOfCall})}];
    }
    return severity === 'warning' || (hasOwnError && isOfOthers(main))
      ? []
      : [{severity, message: wordsOfCall(message), isOfCall: true}];
  });
  const own = withoutOwnStd(all);
  // Conditions stand in the module twice.
  const found = own.filter(
    (one, index) =>
      !own.slice(0, index).some((other) => isRepeated(one, other) || isConsequence(one, other)),
  );
  return errorsFirst(
    braceError
      ? [
          ...found.filter(({isOfCall}) => !isOfCall),
          {severity: 'error', message: braceError.message, isOfBraces: true},
        ]
      : found,
  );
}
