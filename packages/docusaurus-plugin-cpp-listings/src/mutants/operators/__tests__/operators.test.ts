import {describe, expect, it} from 'vitest';
import {findMutants} from '../../findMutants';

/** Returns the mutants that an operator makes of a function's body, as `before → after`. */
async function made(operator: string, body: string): Promise<string[]> {
  const mutants = await findMutants(`void f() {\n${body}\n}\n`);
  return mutants
    .filter((mutant) => mutant.operator === operator)
    .map(({before, after}) => `${before} → ${after}`);
}

describe('comparison', () => {
  it.each([
    ['a < b', ['a < b → a <= b', 'a < b → a >= b']],
    ['a <= b', ['a <= b → a < b', 'a <= b → a > b']],
    ['a > b', ['a > b → a >= b', 'a > b → a <= b']],
    ['a >= b', ['a >= b → a > b', 'a >= b → a < b']],
    ['a == b', ['a == b → a != b']],
    ['a != b', ['a != b → a == b']],
  ])('replaces %s', async (text, wanted) => {
    expect(await made('comparison', `return ${text};`)).toEqual(wanted);
  });

  it('does not change the angle brackets of templates', async () => {
    expect(await made('comparison', 'std::vector<int> a;')).toEqual([]);
  });
});

describe('off by one', () => {
  it('replaces an integer by both of its neighbours', async () => {
    expect(await made('off by one', "return n + 1'000U;")).toEqual([
      "n + 1'000U → n + 1001U",
      "n + 1'000U → n + 999U",
    ]);
  });

  it('makes no integer below 0', async () => {
    expect(await made('off by one', 'int i = 0;')).toEqual(['i = 0 → i = 1']);
  });

  it('replaces an element by both of its neighbours', async () => {
    expect(await made('off by one', 'return a[i];')).toEqual([
      'a[i] → a[i + 1]',
      'a[i] → a[i - 1]',
    ]);
    expect(await made('off by one', 'return a[i & j];')).toContain('a[i & j] → a[(i & j) + 1]');
  });

  it('does not change fractions', async () => {
    expect(await made('off by one', 'return 0.5;')).toEqual([]);
  });
});

describe('arithmetic', () => {
  it.each([
    ['a + b', ['a + b → a - b']],
    ['a * b', ['a * b → a / b', 'a * b → a + b']],
    ['a % b', ['a % b → a / b']],
    ['a << b', ['a << b → a >> b']],
    ['-a', ['-a → a']],
  ])('replaces %s', async (text, wanted) => {
    expect(await made('arithmetic', `return ${text};`)).toEqual(wanted);
  });

  it('replaces the operator of an assignment', async () => {
    expect(await made('arithmetic', 'a += b;')).toEqual(['a += b → a -= b']);
  });

  it('replaces increment by decrement, and prefix by postfix if the value is used', async () => {
    expect(await made('arithmetic', '++i;')).toEqual(['++i → --i']);
    expect(await made('arithmetic', 'x = i++;')).toEqual(['i++ → ++i', 'i++ → i--']);
  });
});

describe('logic', () => {
  it('joins two conditions by the other operator, or drops one', async () => {
    expect(await made('logic', 'return a && b;')).toEqual([
      'a && b → a',
      'a && b → b',
      'a && b → a || b',
    ]);
  });

  it('makes a branch always or never taken', async () => {
    expect(await made('logic', 'if (a) g();')).toEqual(['a → true', 'a → false']);
    expect(await made('logic', 'if (auto i = g(); a) h();')).toEqual(['a → true', 'a → false']);
    expect(await made('logic', 'return a ? b : c;')).toEqual(['a → true', 'a → false']);
  });

  it('does not change a branch whose condition declares a variable', async () => {
    expect(await made('logic', 'if (auto* i = g()) h();')).toEqual([]);
  });

  it('removes a negation and inverts a boolean literal', async () => {
    expect(await made('logic', 'return !a;')).toEqual(['!a → a']);
    expect(await made('logic', 'return true;')).toEqual(['true → false']);
  });
});

describe('tie', () => {
  it('replaces a stable algorithm by an unstable one', async () => {
    expect(await made('tie', 'std::stable_sort(a, b);')).toEqual([
      'std::stable_sort(a, b) → std::sort(a, b)',
    ]);
  });

  it('swaps the arguments of a comparison with a custom order', async () => {
    expect(await made('tie', 'return std::max(a, b, less);')).toEqual([
      'std::max(a, b, less) → std::max(b, a, less)',
    ]);
    expect(await made('tie', 'return std::max(a, b);')).toEqual([]);
  });
});

describe('narrower type', () => {
  it('uses a narrower type in a declaration, a cast and a template', async () => {
    expect(
      await made(
        'narrower type',
        'std::size_t n = static_cast<std::int64_t>(std::max<double>(a, b));',
      ),
    ).toEqual([
      'std::size_t n = static_cast<std::int64_t>(std::max<double>(a, b)); → std::uint16_t n = static_cast<std::int64_t>(std::max<double>(a, b));',
      'std::int64_t → std::int32_t',
      'double → float',
    ]);
  });
});

describe('deleted statement', () => {
  it('deletes a statement with an effect, and a return without a value', async () => {
    expect(await made('deleted statement', 'g();\nif (a) return;\nthrow 1;')).toEqual([
      'g(); → {}',
      'return; → {}',
      'throw 1; → {}',
    ]);
  });

  it('does not delete a return with a value', async () => {
    expect(await made('deleted statement', 'return a;')).toEqual([]);
  });
});

describe('dropped break', () => {
  it('deletes a break statement', async () => {
    expect(await made('dropped break', 'while (a) break;')).toEqual(['break; → {}']);
  });
});

describe('swapped call', () => {
  it.each([
    ['std::min(a, b)', 'std::max(a, b)'],
    ['std::ranges::lower_bound(a, b)', 'std::ranges::upper_bound(a, b)'],
    ['std::max<int>(a, b)', 'std::min<int>(a, b)'],
    ['a.front()', 'a.back()'],
    ['std::greater<>{}', 'std::less<>{}'],
  ])('replaces %s by %s', async (before, after) => {
    expect(await made('swapped call', `return ${before};`)).toEqual([`${before} → ${after}`]);
  });

  it('does not change a variable or a member of the same name', async () => {
    expect(await made('swapped call', 'return min + a.first + max(b);')).toEqual([]);
  });
});

describe('initial value', () => {
  it('initialises a variable with 0', async () => {
    expect(await made('initial value', 'int best = a[i];')).toEqual(['best = a[i] → best = 0']);
  });

  it('does not change constants, or number literals, which the off by one operator changes', async () => {
    expect(await made('initial value', 'const int a = b;\nint c = 1;\nauto d = b;')).toEqual([]);
  });
});
