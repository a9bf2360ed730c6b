/** Function bodies that are compiled as branches of one function, whose parameter is a span `a`. */
interface Together<Program> {
  /** Returns the body of that function. */
  readonly whole: () => string;
  /**
   * Adds a body. All bodies must be added before any of them runs.
   *
   * @returns a function that compiles all bodies on its first call. It returns the program, and the
   * input whose length chooses this body.
   */
  readonly add: (body: string) => () => Promise<{
    readonly program: Program;
    readonly input: string;
  }>;
}

/**
 * Collects function bodies that are compiled together, because one compilation takes much less time
 * than many. Each body has its own run.
 *
 * @param compile compiles a function with the given body.
 */
export function compileTogether<Program>(
  compile: (body: string) => Promise<Program>,
): Together<Program> {
  const bodies: string[] = [];
  let compiled: Promise<Program> | undefined;
  const whole = () => [...bodies, 'return 0;'].join('\n');
  return {
    whole,
    add(body) {
      const length = bodies.push(`if (a.size() == ${bodies.length + 1}) {\n${body}\n}`);
      const input = JSON.stringify(Array(length).fill(-1));
      return async () => ({program: await (compiled ??= compile(whole())), input});
    },
  };
}
