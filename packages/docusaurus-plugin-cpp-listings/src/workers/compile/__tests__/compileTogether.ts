/** Bodies of functions that are compiled as branches of one function of a span `a`. */
interface Together<Program> {
  /** Returns the body of the one function. */
  readonly whole: () => string;
  /**
   * Takes one more body, before any of them runs.
   *
   * @returns compiles all, for the first that asks, and returns with the program the input whose
   * length chooses this body.
   */
  readonly add: (body: string) => () => Promise<{
    readonly program: Program;
    readonly input: string;
  }>;
}

/**
 * Makes what takes bodies that are compiled together: each has a run of its own.
 *
 * @param compile compiles the function of a body.
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
