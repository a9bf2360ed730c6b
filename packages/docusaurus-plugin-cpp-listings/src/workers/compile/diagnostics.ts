import {problemNamespace, withoutModuleNamespaces} from '../../model/moduleNamespaces';
import {maxErrors, proofFile, readerFile, tracedFolder} from './readerModule';
import {withRemedy} from './remedies';

/** An error or a warning of the compiler about a reader's program. */
export interface Diagnostic {
  readonly severity: 'error' | 'warning';
  /** The compiler's own message. */
  readonly message: string;
  /** Counted from 1; absent if the message is about no line of the program. */
  readonly line?: number;
  /** In bytes from the start of the line, counted from 1. */
  readonly column?: number;
  /**
   * Whether the message is about how the proof calls the program, and not about the program alone.
   */
  readonly isOfCall?: boolean;
  /** Whether a brace is missing or extra, which the compiler notices only after the program. */
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

/** Whether this is the message with which the compiler gives up, which does not help a reader. */
const isUseless = ({message}: OutputLine) => message.startsWith('too many errors emitted');

/** The compiler's message about the stack frame of a function, with the function's full name. */
const inFunction = /^(stack frame size .*) in '.*'$/;

/** Returns a message without names that the reader has not written. */
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

/** Errors after which the compiler has read the rest of its input as a comment, a string or a gap. */
const ofOpenText =
  /^(?:unterminated \/\* comment|unterminated conditional directive|raw string missing terminating)/;

/** Leaves out the messages after such an error: they follow from it, and their lines are wrong. */
function withoutRest(lines: readonly OutputLine[]): readonly OutputLine[] {
  const open = lines.findIndex(({message}) => ofOpenText.test(message));
  return open < 0 ? lines : lines.slice(0, open + 1);
}

/** Groups lines into messages, each followed by its notes. */
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
 * Leaves out the messages about the instrumented program, which repeat those about the plain
 * program, and all messages after too many errors.
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
 * Returns the compiler's first error in an instrumented program, with the line of the program. For
 * an error in a header, it is the line that uses the header's code.
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

/** Whether two messages are the same error, found twice. */
const isRepeated = (one: Diagnostic, other: Diagnostic) =>
  one.line !== undefined &&
  one.line === other.line &&
  one.column === other.column &&
  one.message === other.message;

/** Whether a message about the call only follows from another message about the call. */
const isConsequence = (one: Diagnostic, other: Diagnostic) =>
  one.isOfCall === true && other.isOfCall === true;

/**
 * Whether an error without a line in the program only follows from errors that have one. For a
 * second error in a template, the compiler does not repeat which line instantiated it. If the
 * program is invalid, the compiler may misread the code after it.
 */
const isOfOthers = ({file, message}: OutputLine) =>
  file.includes('/c++/v1/') || message.includes(problemNamespace);

/** The prefix of the compiler's message if a static assertion of a proof fails. */
const ofCheck = /^static assertion failed(?: due to requirement '.*')?: /;

/** The compiler's messages if a proof uses the result of a function that returns nothing. */
const ofNothing = /(?:incomplete|value of) type '(?:const )?void'|form a reference to 'void'/;

/** The compiler's messages if a proof cannot use the type that a function returns. */
const ofOtherType = /^(?:no matching function for call to 'show'|invalid argument type )/;

/** The proof's alias of a type, followed by the type itself. */
const ownName = /'(?:const )?Answer' \(aka ('[^']*')\)/g;

/** Returns an error about the call without the words of the proof. */
function wordsOfCall(message: string): string {
  if (ofNothing.test(message)) {
    return 'a function that must return a value returns nothing';
  }
  return ofOtherType.test(message)
    ? 'a function returns the wrong type'
    : message.replace(ofCheck, '').replace(ownName, '$1');
}

/** A note about a function that a call may have meant, with the reason why it does not fit. */
const candidate = /^candidate .*?(?:ignored|not viable): (.*)/;

/** A later note about a constraint, each time with the reason for the note before. */
const dependence = /^(?:and )?because (.*)/;

/** Adds to a message that no function fits the reason why the likeliest one does not. */
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

/** The compiler's error if a program adds to the namespace of the library. */
const ofSpecialization = /^class template specialization of '\w+' not in a namespace enclosing/;

/** The errors after that, because a program that reopens `std` gets a nested namespace instead. */
const ofOwnStd = "; did you mean '::std::";

/** Leaves out the errors that only follow if a program adds to the namespace of the library. */
const withoutOwnStd = (all: readonly Diagnostic[]): readonly Diagnostic[] =>
  all.some(({message}) => ofSpecialization.test(message))
    ? all.filter(({message}) => !message.includes(ofOwnStd))
    : all;

/** Puts the errors before the warnings. */
const errorsFirst = (all: readonly Diagnostic[]): Diagnostic[] =>
  (['error', 'warning'] as const).flatMap((severity) =>
    all.filter((one) => one.severity === severity),
  );

/** Errors after a program with a missing or an extra closing brace. */
const braceMessage = /^(?:expected '\}'|extraneous closing brace)/;

/**
 * Parses the compiler's output: each error and warning, at its line of the reader's program. An
 * error in the library is placed at the line that uses the library. An error in the proof is about
 * the call, unless a brace of the program is the cause. Errors come before warnings.
 */
export function readDiagnostics(output: string): Diagnostic[] {
  const lines = withoutTraced(withoutRest(readLines(output)).filter((line) => !isUseless(line)));
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
  // The module contains preprocessor conditions twice, so their errors occur twice.
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
