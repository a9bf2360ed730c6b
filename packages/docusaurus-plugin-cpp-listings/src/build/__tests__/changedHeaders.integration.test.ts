import {expect, it} from 'vitest';
import {listingFlags} from '../../toolchain/toolchain';
import {buildCache} from '../caches';
import {buildKeys, foldersOf} from '../keys';
import {openToolchain, precompiledHeader} from '../runtime';

/** Returns the compiler's messages about a source. */
async function messagesAbout(source: string): Promise<string> {
  const {compiling} = await buildKeys();
  const precompiled = await precompiledHeader('plain', foldersOf(buildCache(), compiling));
  const {words} = await openToolchain().diagnose(source, listingFlags.plain, precompiled);
  return words;
}

const declarations = `
struct Point { int x; };
struct Shape { virtual ~Shape() = default; virtual int area() = 0; };
struct Incomplete;
enum class Colour { red };
template <typename It> concept IsContiguous = std::contiguous_iterator<It>;
`;

it('the iterators of contiguous containers, and pointers to objects, are contiguous', async () => {
  const iterators = [
    ...['int*', 'const int*', 'Point*', 'const Shape*', 'Colour*', 'int**', 'std::vector<int>*'],
    ...['std::vector<int>::iterator', 'std::vector<Point>::const_iterator'],
    ...['std::string::iterator', 'std::span<const Point>::iterator'],
  ];
  const claims = iterators.map(
    (it) =>
      `static_assert(IsContiguous<${it}>);\n` +
      `static_assert(std::sized_sentinel_for<${it}, ${it}>);`,
  );
  expect(await messagesAbout(declarations + claims.join('\n'))).toBe('');
});

it('no other type becomes a contiguous iterator', async () => {
  const others = [
    ...['void*', 'int (*)()', 'Incomplete*', 'int', 'int Point::*', 'Point', 'std::nullptr_t'],
    ...['std::vector<bool>::iterator', 'std::deque<int>::iterator', 'std::list<int>::iterator'],
    ...['std::map<int, int>::iterator', 'std::reverse_iterator<int*>', 'int* const'],
  ];
  const claims = others.map((type) => `static_assert(!IsContiguous<${type}>);`);
  expect(await messagesAbout(declarations + claims.join('\n'))).toBe('');
});

it('a sentinel of another type is still checked', async () => {
  const claims = `
    static_assert(std::sentinel_for<const int*, int*>);
    static_assert(!std::sentinel_for<long*, int*>);
    static_assert(!std::sized_sentinel_for<std::default_sentinel_t, int*>);
    static_assert(!std::sentinel_for<std::vector<int>::iterator, int*>);
  `;
  expect(await messagesAbout(claims)).toBe('');
});

it('a function for a stronger kind of iterator is still preferred', async () => {
  const source = `
    int kind(std::input_iterator auto) { return 1; }
    int kind(std::forward_iterator auto) { return 2; }
    int kind(std::bidirectional_iterator auto) { return 3; }
    int kind(std::random_access_iterator auto) { return 4; }
    constexpr int kind(std::contiguous_iterator auto) { return 5; }
    static_assert(kind(static_cast<int*>(nullptr)) == 5);
    int of_list(std::list<int>& list) { return kind(list.begin()); }
    int of_deque(std::deque<int>& deque) { return kind(deque.begin()); }
    int of_vector(std::vector<int>& vector) { return kind(vector.begin()); }
  `;
  expect(await messagesAbout(source)).toBe('');
});
