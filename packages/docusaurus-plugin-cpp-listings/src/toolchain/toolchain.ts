import type {Exit, runLLVM, Tree} from '@yowasp/clang';

/** The interface of `@yowasp/clang`, in Node and in the page. */
export interface Llvm {
  readonly runLLVM: typeof runLLVM;
  readonly Exit: typeof Exit;
}

/** The two builds of a listing for the page. */
export const variants = ['plain', 'traced'] as const;
export type Variant = (typeof variants)[number];

/** An error that the compiler or the linker reported, with its message. */
export class CompileError extends Error {
  override readonly name = 'CompileError';
}

const exceptions = [
  '-fcxx-exceptions',
  '-fexceptions',
  '-exception-model=wasm',
  '-mllvm',
  '-wasm-enable-eh',
  ...['+exception-handling', '+reference-types', '+multivalue'].flatMap((feature) => [
    '-target-feature',
    feature,
  ]),
];

/** The flags that `clang -###` prints for WASI, without flags that have no effect here. */
const common = [
  ...['-triple', 'wasm32-unknown-wasip1', '-target-cpu', 'generic'],
  ...['-disable-free', '-clear-ast-before-backend', '-mrelocation-model', 'static'],
  ...['-disable-llvm-verifier', '-discard-value-names'],
  ...['-mframe-pointer=none', '-ffp-contract=on', '-fno-rounding-math', '-mconstructor-aliases'],
  ...[
    '-fvisibility=hidden',
    '-fdebug-compilation-dir=/',
    '-fgnuc-version=4.2.1',
    '-ferror-limit',
    '5',
  ],
  ...['-resource-dir', '/usr', '-isysroot', '/usr', '-isystem', '/overlay'],
  ...[
    '/usr/include/wasm32-wasip1/c++/v1',
    '/usr/include/c++/v1',
    '/usr/include',
    '/usr/include/wasm32-wasip1',
  ].flatMap((folder) => ['-internal-isystem', folder]),
  '-D_LIBCPP_HARDENING_MODE=_LIBCPP_HARDENING_MODE_EXTENSIVE',
  // Templates that a header uses are instantiated when the header is precompiled.
  ...['-std=c++20', '-fno-pch-timestamp', '-fpch-instantiate-templates'],
  ...exceptions,
];

/** Bytes of a module's stack. */
export const stackSize = 1_048_576;

const undefinedBehaviour =
  'signed-integer-overflow,array-bounds,shift-base,shift-exponent,integer-divide-by-zero,float-cast-overflow,return,bool,enum,unreachable';

/** Flags for a listing and its precompiled header; the plain ones are for the runtime too. */
export const listingFlags: Readonly<Record<Variant, readonly string[]>> = {
  plain: [
    ...common,
    '-Os',
    `-fsanitize=${undefinedBehaviour}`,
    `-fsanitize-trap=${undefinedBehaviour}`,
    '-DPROOF_PAGE',
    // The runtime of plain modules has a clock.
    '-DPROOF_TIMED',
  ],
  traced: [
    ...common,
    // The call between two statements keeps their reads and writes apart.
    '-O1',
    // Otherwise libc++'s loops over numbers look at four elements at once.
    '-D__OPTIMIZE_SIZE__',
    '-ftrivial-auto-var-init=pattern',
    // Variables that do not fit on the stack are not filled. Otherwise the compiler would take
    // minutes to make the pattern, or crash.
    `-ftrivial-auto-var-init-max-size=${stackSize}`,
    `-fsanitize=kernel-address,${undefinedBehaviour}`,
    '-fsanitize-recover=kernel-address',
    '-fsanitize-minimal-runtime',
    ...[
      '-asan-instrumentation-with-call-threshold=0',
      '-asan-stack=0',
      '-asan-globals=0',
      '-asan-opt=0',
      '-asan-use-stack-safety=0',
      '-asan-kernel-mem-intrinsic-prefix=1',
    ].flatMap((option) => ['-mllvm', option]),
    '-DPROOF_PAGE',
    '-DPROOF_TRACED',
  ],
};

const linkFlags = [
  ...['-m', 'wasm32', '-L/usr/lib/wasm32-unknown-wasip1', '-L/usr/lib/wasm32-wasip1'],
  ...['/usr/lib/wasm32-wasip1/crt1-reactor.o', '--entry', '_initialize'],
  ...['--strip-all', '--max-memory=67108864', '--stack-first'],
];

/**
 * The library that prints and reads all numbers, including `long double`. It makes modules larger.
 */
const longDoubleLibrary = '-lc-printscan-long-double';

/** Whether a program may print or read a `long double`, judged by its text. */
export const namesLongDouble = (source: string): boolean =>
  /\blong\s+double\b|\bdouble\s+long\b|\d\.?l\b|\.\d+l\b/i.test(source);

const libraries = [
  ...['-lc++', '-lc++abi', '-lc', '/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a'],
];

/** Returns arguments that compile `module.cpp` with the precompiled header `common.pch`. */
const compilation = (flags: readonly string[]) => [
  ...['-emit-obj', '-main-file-name', 'module.cpp', ...flags],
  ...['-include-pch', 'common.pch', '-x', 'c++', 'module.cpp'],
];

/** Clang and LLD as WebAssembly, which work on files in memory. */
export class Toolchain {
  readonly #load: () => Promise<Llvm>;
  readonly #files: Tree;

  /**
   * @param load returns the compiler.
   * @param files headers that every compilation may include, by path.
   */
  constructor(load: () => Promise<Llvm>, files: Tree) {
    this.#load = load;
    this.#files = files;
  }

  /** Compiles a source to an object file. @throws CompileError */
  async compile(
    source: string,
    flags: readonly string[],
    precompiled: Uint8Array,
  ): Promise<Uint8Array> {
    const {bytes} = await this.#emit(['-w', ...compilation(flags)], {
      'module.cpp': source,
      'common.pch': precompiled,
    });
    return bytes;
  }

  /**
   * Compiles a source to an object file, and returns the compiler's messages, one per line. There
   * is no object if the source has an error.
   */
  async diagnose(
    source: string,
    flags: readonly string[],
    precompiled: Uint8Array,
  ): Promise<{readonly object?: Uint8Array; readonly words: string}> {
    try {
      const {bytes, words} = await this.#emit(
        [
          ...compilation(flags),
          ...['-Wall', '-Wextra', '-Wno-unused-parameter', '-fno-caret-diagnostics'],
          // Warns of variables that only some branches set. They are filled with a pattern, so the
          // program may pass all cases.
          '-Wconditional-uninitialized',
        ],
        {'module.cpp': source, 'common.pch': precompiled},
      );
      return {object: bytes, words};
    } catch (error) {
      if (error instanceof CompileError) {
        return {words: error.message};
      }
      throw error;
    }
  }

  /** Returns the paths of all files that a source includes, with system headers. */
  async includedBy(source: string, flags: readonly string[]): Promise<string[]> {
    const {made} = await this.#run(
      [
        ...['clang++', '-cc1', '-Eonly', '-dependency-file', 'output', '-MT', 'output'],
        ...['-sys-header-deps', ...flags, '-x', 'c++', 'module.cpp'],
      ],
      {'module.cpp': source},
    );
    const rule = made.output as string;
    return rule.split(/[\s\\]+/).filter((word) => word.startsWith('/'));
  }

  /** Precompiles a header of the given files. @throws CompileError */
  async precompile(header: string, flags: readonly string[]): Promise<Uint8Array> {
    const {bytes} = await this.#emit(['-w', '-emit-pch', ...flags, '-x', 'c++-header', header], {});
    return bytes;
  }

  /**
   * Links object files to a module.
   *
   * @param hasLongDoubles whether the module may print or read a `long double`.
   * @param stack bytes of the module's stack.
   * @throws CompileError
   */
  async link(
    objects: readonly Uint8Array[],
    hasLongDoubles = false,
    stack = stackSize,
  ): Promise<Uint8Array> {
    const files = objects.map((object, index) => [`${index}.o`, object] as const);
    const {made} = await this.#run(
      [
        ...['wasm-ld', ...linkFlags, '-z', `stack-size=${stack}`],
        ...files.map(([name]) => name),
        ...(hasLongDoubles ? [longDoubleLibrary] : []),
        ...[...libraries, '-o', 'output'],
      ],
      Object.fromEntries(files),
    );
    return made.output as Uint8Array;
  }

  /**
   * Runs the compiler and collects its standard output. A file in memory would be copied at each
   * write.
   */
  async #emit(args: string[], files: Tree): Promise<{bytes: Uint8Array; words: string}> {
    const chunks: Uint8Array[] = [];
    const {words} = await this.#run(['clang++', '-cc1', ...args, '-o', '-'], files, (chunk) =>
      chunks.push(chunk.slice()),
    );
    return {bytes: new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer()), words};
  }

  /** @returns the files that were made, and the messages. */
  async #run(
    args: string[],
    files: Tree,
    print?: (chunk: Uint8Array) => void,
  ): Promise<{readonly made: Tree; readonly words: string}> {
    const {Exit, runLLVM} = await this.#load();
    const decoder = new TextDecoder();
    let words = '';
    const onMessage = (bytes: Uint8Array | null) => {
      words += bytes ? decoder.decode(bytes, {stream: true}) : '';
    };
    try {
      const made = await runLLVM(
        args,
        {...this.#files, ...files},
        {
          stdout: print ? (bytes) => bytes && print(bytes) : onMessage,
          stderr: onMessage,
          fetchProgress: () => undefined,
        },
      );
      return {made: made ?? {}, words: words.trim()};
    } catch (error) {
      throw error instanceof Exit ? new CompileError(words.trim()) : error;
    }
  }
}
