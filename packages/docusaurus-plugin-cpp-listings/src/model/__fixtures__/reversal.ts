import type {Call, RunnableListing, Local, Step, Place, Value} from '../trace';

export const source = `void reverse(std::span<int> part) {
  std::size_t left = 0;
  std::size_t right = part.size();
  while (left + 1 < right) {
    --right;
    std::swap(part[left], part[right]);  // the ends change places
    ++left;
  }
}

void rotate_left(std::span<int> a, std::int64_t k) {
  if (a.empty()) return;
  const std::size_t shift = left_shift(k, a.size());
  reverse(a.first(shift));    // the left block, back to front
  reverse(a.subspan(shift));  // the right block too
  reverse(a);                 // exchanges the blocks and restores both
}`;

/** A hand-made run of three reversals, as an instrumented module would record it. */
export function reversalTrace(start: readonly number[], k: number): RunnableListing['trace'] {
  const cells = [...start];
  const steps: Step[] = [];
  const n = cells.length;
  const whole = (from: number, to: number): Value => ({kind: 'array', id: 1, from, to});
  const outer: Local[] = [
    {name: 'a', value: whole(0, n)},
    {name: 'k', value: k},
  ];
  const stack: Call[] = [];
  let running = 'rotate_left';
  const step = (
    line: number,
    locals: readonly Local[],
    extra: Partial<Step> & {reads?: Place[]; writes?: Place[]} = {},
  ) => {
    stack.push({name: running, line, locals});
    steps.push({
      line,
      calls: [...stack],
      arrays: [{id: 1, values: [...cells]}],
      reads: [],
      writes: [],
      ...extra,
    });
    stack.pop();
  };
  const reverse = (from: number, to: number) => {
    const part: Local = {name: 'part', value: whole(from, to)};
    stack.push({name: running, line: 14, locals: [...outer, {name: 'shift', value: k}]});
    running = 'reverse';
    step(1, [part]);
    let [left, right] = [0, to - from];
    const locals = (): Local[] => [
      part,
      {name: 'left', value: left, indexes: ['part']},
      {name: 'right', value: right, indexes: ['part']},
    ];
    step(2, locals().slice(0, 2));
    step(3, locals());
    const test = () => {
      const holds = left + 1 < right;
      step(4, locals(), {test: {text: 'left + 1 < right', holds}});
      return holds;
    };
    while (test()) {
      right -= 1;
      step(5, locals());
      const [i, j] = [from + left, from + right];
      [cells[i], cells[j]] = [cells[j] ?? 0, cells[i] ?? 0];
      const places: Place[] = [
        [1, i],
        [1, j],
      ];
      step(6, locals(), {reads: places, writes: places});
      left += 1;
      step(7, locals());
    }
    stack.pop();
    running = 'rotate_left';
  };
  step(11, outer);
  step(12, outer, {test: {text: 'a.empty()', holds: false}});
  const locals: Local[] = [...outer, {name: 'shift', value: k}];
  step(13, locals, {returned: {name: 'left_shift', value: k}});
  for (const [line, from, to] of [
    [14, 0, k],
    [15, k, n],
    [16, 0, n],
  ] as const) {
    reverse(from, to);
    step(line, locals, {returned: {name: 'reverse'}});
  }
  return {
    input: `[${start.join(', ')}]; ${k}`,
    steps,
    omittedSteps: 0,
    answer: `[${cells.join(', ')}]`,
    counts: {steps: steps.length - 1, reads: 2 * n, writes: 2 * n, allocations: 0},
  };
}
