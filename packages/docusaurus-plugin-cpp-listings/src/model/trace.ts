// A run of an instrumented listing, as the page shows it.
import type {CaseData} from './problem';

/** The value of a variable or a cell. */
export type Value =
  | boolean
  | number
  | string
  /** `nullptr` or `std::nullopt`. */
  | {readonly kind: 'none'}
  /** Memory that nothing was written to. */
  | {readonly kind: 'unknown'}
  /** An integer that a JavaScript number cannot hold, as digits. */
  | {readonly kind: 'big'; readonly digits: string}
  /**
   * Text that is shown unchanged: a value of a class that only the proof knows, in the proof's own
   * notation (`4a`), the bits of a bitset, `end` for an iterator, or `→ x` for a pointer to a
   * variable.
   */
  | {readonly kind: 'words'; readonly words: string}
  /** The cells `[from, to)` of an array of this step: a vector, span, array or block. */
  | {readonly kind: 'array'; readonly id: number; readonly from: number; readonly to: number}
  /** A pointer or iterator to a cell, or one past the last. */
  | {readonly kind: 'pointer'; readonly id: number; readonly index: number}
  /** An iterator at an element of a list, map or set, which has no index. */
  | {readonly kind: 'element'; readonly value: Value}
  /** A pointer to something that is not shown. */
  | {readonly kind: 'elsewhere'}
  /** A set, list, deque, pair or tuple. */
  | {readonly kind: 'list'; readonly items: readonly Value[]}
  | {readonly kind: 'map'; readonly entries: readonly (readonly [Value, Value])[]}
  | {readonly kind: 'record'; readonly fields: readonly (readonly [string, Value])[]};

/** A variable in scope. */
export interface Local {
  readonly name: string;
  readonly value: Value;
  /** Names of the arrays that the source subscripts with this variable. */
  readonly indexes?: readonly string[];
}

/** A function that is running. */
export interface Call {
  /** `reverse`, `DynamicArray::push_back`, `lambda`. */
  readonly name: string;
  /** The line of the file that the call has reached. */
  readonly line: number;
  /** Fields of the object, parameters and local variables, in that order; inner scopes last. */
  readonly locals: readonly Local[];
}

/** A stretch of memory that holds elements of one type. */
export interface Cells {
  /** Identifies the same memory throughout a trace. */
  readonly id: number;
  readonly values: readonly Value[];
  /** The number of its elements, where those after the values are not recorded. */
  readonly size?: number;
  /** Present if the listing itself allocated the memory, with `new` or an allocator. */
  readonly block?: true;
}

/** A cell: the id of its array and its index there. */
export type Place = readonly [id: number, index: number];

/** The state of the program after a line has run, and what that line did. */
export interface Step {
  /** The line of the file that has just run; in the first step, the line of the function. */
  readonly line: number;
  /** The functions that are running, the outermost first. */
  readonly calls: readonly Call[];
  readonly arrays: readonly Cells[];
  readonly reads: readonly Place[];
  readonly writes: readonly Place[];
  /** The number of reads and writes of the line beyond those that are listed. */
  readonly more?: number;
  /**
   * The number of outermost calls that were already running in the step before. Absent if that is
   * the depth of the shallower call stack of the two steps.
   */
  readonly kept?: number;
  /**
   * The sizes, in elements, of blocks that the program allocated; each in the first step that shows
   * it.
   */
  readonly taken?: readonly number[];
  /** The sizes of blocks that the step before showed and that the program freed. */
  readonly freed?: readonly number[];
  /**
   * The sizes of blocks that the program has not freed, but to whose start no shown value points
   * now.
   */
  readonly lost?: readonly number[];
  /** The condition that the line tested, as written in the source. */
  readonly test?: {readonly text: string; readonly holds: boolean};
  /** The call that ended in this step; without a value for `void`. */
  readonly returned?: {readonly name: string; readonly value?: Value};
  /** Present if an exception was thrown in this step, also again by `throw;`. */
  readonly throws?: true;
}

/** The counted costs of a run. */
export interface Counts {
  /** Statements and conditions that ran. */
  readonly steps: number;
  /** Reads of elements of arrays. */
  readonly reads: number;
  /** Writes to elements of arrays. */
  readonly writes: number;
  /** Blocks of memory that were allocated. */
  readonly allocations: number;
}

/** The reason why a run has no answer. */
export interface Failure {
  /**
   * `refused`: the input is not one of the problem's; `trap`: a check stopped it;
   * `endless`: it was stopped after too many steps, too long a time or too much printing.
   */
  readonly kind: 'refused' | 'trap' | 'endless';
  /** What happened: "index 5 is outside an array of 5 elements". */
  readonly message: string;
  /** The line of the file at which it stopped, where that is known. */
  readonly line?: number;
}

/** The text that a run wrote to its standard output and error. */
export interface Printed {
  /** The beginning of the text. */
  readonly text: string;
  /** The number of characters after the beginning, which were not recorded. */
  readonly omittedCharacters: number;
}

/** An exception that left a program. */
interface Thrown {
  /** The text that its `what()` returns. */
  readonly what: string;
  /** The line that threw it; absent where it is not known. */
  readonly line?: number;
}

/** The result of a run. */
export interface Outcome {
  /** The answer in the notation of problem.yaml, or "throws std::…"; absent after a failure. */
  readonly answer?: string;
  readonly failure?: Failure;
  /** Absent where no exception left the program. */
  readonly thrown?: Thrown;
  /** Absent where nothing was printed. */
  readonly printed?: Printed;
  /** Absent where only the plain program ran. */
  readonly counts?: Counts;
}

/** A run, step by step. */
export interface Trace extends Outcome {
  /** The input in the notation of problem.yaml: `[1, 2, 3]; 2`. */
  readonly input: string;
  readonly steps: readonly Step[];
  /** The number of steps after the last recorded one. */
  readonly omittedSteps: number;
}

/** The C++ with which a proof calls a program: before it, and after it in its namespace. */
export interface Caller {
  readonly before: string;
  readonly after: string;
}

/** The data that a page needs to run a listing and to step through it. */
export interface RunnableListing {
  /** The file below the listings' folder. */
  readonly file: string;
  /** The whole file, without its final line break. */
  readonly source: string;
  /** The number of the listing in its modules. */
  readonly entry: number;
  /** Addresses of the two WebAssembly modules; several listings share them. */
  readonly modules: {
    readonly plain: string;
    readonly traced: string;
    /** The address of an object that is linked with any program in place of the listing. */
    readonly proofs?: string;
  };
  /** The recorded run on the article's example. */
  readonly trace: Trace;
  /** The C++ with which the problem's proof calls a program in place of the listing. */
  readonly caller: Caller;
  /** The cases that a program in place of the listing must pass. */
  readonly cases: readonly Pick<CaseData, 'name' | 'input' | 'output'>[];
  /** The starting code, if the problem is an exercise. */
  readonly starter?: string;
}
