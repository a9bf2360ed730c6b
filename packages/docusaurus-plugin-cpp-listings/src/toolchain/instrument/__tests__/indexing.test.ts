import {beforeAll, describe, expect, it} from 'vitest';
import {loadInstrumenter} from '../../nodeInstrumenter';

let instrument: Awaited<ReturnType<typeof loadInstrumenter>>;
beforeAll(async () => {
  instrument = await loadInstrumenter();
});

/** Returns the arrays that `i` is marked to subscript in a function with a given statement. */
function marks(statement: string): string | undefined {
  const instrumented = instrument(`void f(int i, int k) { ${statement} }`, 'a.cpp');
  return /Watch \w+\("i", i(?:, "(.*?)")?\)/.exec(instrumented)?.[1];
}

describe('the instrumenter', () => {
  it.each([
    ['a[i];', 'a'],
    ['a[i - 1] = a[i + 1];', 'a'],
    ['a[1 + i];', 'a'],
    ['a[i++] = b[--i];', 'a b'],
    ['a[(i)];', 'a'],
    ['a[static_cast<std::size_t>(i)];', 'a'],
    ['a[static_cast<std::size_t>(i) - 1];', 'a'],
    ['a[std::size_t{i}];', 'a'],
    ['a[(unsigned)i];', 'a'],
    ['a.at(i);', 'a'],
    ['sort(a.begin() + i, b.end());', 'a'],
    ['sort(a.data() + i + 1, c);', 'a'],
    ['g(a.first(i), b.subspan(i, k));', 'a b'],
    ['grid[i][k];', 'grid'],
    ['this->cells_[i];', 'cells_'],
    ['auto f = [&] { return a[i]; };', 'a'],
  ])('marks the variable that subscripts an array in %s', (statement, arrays) => {
    expect(marks(statement)).toBe(arrays);
  });

  it.each([
    'a[i + k];',
    'a[k];',
    'a[b[k]] = i;',
    'a[2 * i];',
    'a[2 - i];',
    'grid[k][i];',
    'a.begin() - i;',
    'a.push_back(i);',
    'a[g(i)];',
    'other.cells[i];',
    'k + i;',
  ])('does not mark a variable in %s', (statement) => {
    expect(marks(statement)).toBeUndefined();
  });
});
