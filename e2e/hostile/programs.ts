/** What a program does instead of answering. `n` makes each program of a kind different. */
const bodies: readonly ((n: number) => {before?: string; body: string})[] = [
  () => ({body: 'for (;;) {}'}),
  (n) => ({body: `volatile int i = ${n}; while (i != -1) i = i == 7 ? 8 : 7; return 0;`}),
  (n) => ({body: `return a.size() > ${n + 100000}U ? rotated_by(a) : rotated_by(a.subspan(0));`}),
  () => ({
    before: '#include <vector>\n',
    body: 'std::vector<int> b; for (;;) b.resize(2 * b.size() + 1);',
  }),
  (n) => ({
    before: '#include <vector>\n',
    body: `std::vector<char> b(${n + 1}ULL << 40U); return b.size();`,
  }),
  () => ({before: '#include <iostream>\n', body: 'for (;;) std::cout << "aaaaaaaaaaaaaaaa";'}),
  (n) => ({
    before: '#include <iostream>\n',
    body: `for (int i = 0; i < ${n + 1000}; ++i) std::cout << '\\0' << "\\x1b[2J\\xff"; return 0;`,
  }),
  () => ({body: '__builtin_trap();'}),
  () => ({body: '__builtin_unreachable();'}),
  (n) => ({body: `return a[a.size() + ${n}];`}),
  (n) => ({body: `int* p = nullptr; p += ${n}; *p = 1; return 0;`}),
  () => ({body: 'throw 1;'}),
  () => ({before: '#include <cstdlib>\n', body: 'std::exit(3);'}),
  () => ({before: '#include <cstdlib>\n', body: 'std::abort();'}),
  () => ({before: '#include <exception>\n', body: 'std::terminate();'}),
  (n) => ({body: `int zero = 0; return ${n + 1} / zero;`}),
  // Filling the array would write outside of the memory.
  (n) => ({
    body: `struct Huge { char c[${n + 1}ULL << 28U]; }; Huge h${n % 2 === 0 ? '{}' : ''}; h.c[a.size()] = 1; return h.c[0];`,
  }),
  () => ({before: '#include __FILE__\n', body: 'return 0;'}),
  () => ({before: '#include "rotated_by.cpp"\n#include "proof.cpp"\n', body: 'return 0;'}),
  (n) => ({before: `#include "${'../'.repeat(n + 1)}etc/passwd"\n`, body: 'return 0;'}),
  (n) => ({
    before: `template <int N> struct Deep { static constexpr int value = Deep<N + 1>::value; };\n`,
    body: `return Deep<${n}>::value;`,
  }),
  () => ({
    before: 'constexpr int endless(int n) { return endless(n + 1); }\n',
    body: 'constexpr int x = endless(0); return x;',
  }),
  (n) => ({
    before: `#define A(x) x x x x x x x x\n#define B(x) A(A(A(A(x))))\n`,
    body: `int i = ${n}; B(++i;) return i;`,
  }),
  (n) => ({body: `${'('.repeat(300 + n)}0${')'.repeat(300 + n)}; return 0;`}),
  (n) => ({body: `${'{'.repeat(400 + n)}${'}'.repeat(400 + n)} return 0;`}),
  (n) => ({body: `return ${'1+'.repeat(3000 + n)}1;`}),
  (n) => ({body: `const char* s = "${'\\xff'.repeat(1000 + n)}"; return s[0];`}),
  () => ({body: 'asm("unreachable"); return 0;'}),
  () => ({before: 'namespace std { struct optional_ {}; }\n#define return\n', body: 'return 0;'}),
  () => ({before: '#define int long\n#define if while\n', body: 'if (true) {} return 0;'}),
  () => ({
    before: 'extern "C" void* malloc(unsigned long) { return nullptr; }\n',
    body: 'return 0;',
  }),
  () => ({
    before: 'void* operator new(std::size_t n) { return operator new(n); }\n',
    body: 'delete new int; return 0;',
  }),
  () => ({
    before: 'int main() { for (;;) {} }\nstruct S { S() { for (;;) {} } } s;\n',
    body: 'return 0;',
  }),
  () => ({before: '\u0000\u202e// \ufeff\n', body: 'return 0;'}),
  () => ({before: '/*', body: 'return 0;'}),
  () => ({before: 'R"(', body: 'return 0;'}),
  () => ({before: '??=include <cstddef>\n', body: 'return 0; \\'}),
  () => ({before: '@@@ $$$ `` \\u{110000}\n', body: 'return 0;'}),
  (n) => ({before: `int ${'v'.repeat(20_000 + n)};\n`, body: 'return 0;'}),
  () => ({before: '#error "<img src=x onerror=alert(1)>"\n', body: 'return 0;'}),
];

/** Returns this many programs for the exercise on the rotated array. None of them is a solution. */
export const hostilePrograms = (count: number): string[] =>
  Array.from({length: count}, (_, number) => {
    const kind = bodies[number % bodies.length];
    const {before = '', body} = kind?.(Math.floor(number / bodies.length)) ?? {body: ''};
    return `#include <cstddef>
#include <optional>
#include <span>
${before}
std::optional<std::size_t> rotated_by(std::span<const int> a) {
  ${body}
}
`;
  });
