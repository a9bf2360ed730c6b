/**
 * Small programs, by the construct that they show. Each has a function `run` whose result and
 * output must stay the same when its steps are reported.
 */
export const constructs = {
  'a for loop': `int run() {
  int sum = 0;
  for (int i = 0, step = 2; i < 3; i += step, ++sum) {
    if (i == 9) continue;
    sum += i;
  }
  return sum;
}`,
  'for loops without parts': `int run() {
  int i = 5;
  for (;;) { if (--i == 0) break; }
  for (i = 3; i > 0; --i);
  for (; i < 4;) ++i;
  for (int first = 0, *p = &first; ; ++*p) if (*p == 2) return i + first;
}`,
  'for loops on several lines': `int run() {
  int sum = 0;
  for (int i = 0,
           j = 3;  // both
       i < j;
       ++i, --j) sum += i * j;
  return sum;
}`,
  'nested loops without braces': `int run() {
  int n = 0;
  for (int i = 0; i < 2; ++i)
    for (int j = 0; j < 2; ++j)
      if (i == j) n += 1;
      else n += 10;
  do n--; while (n > 15);
  while (n > 3) n -= 2;
  return n;
}`,
  'a dangling else': `int run() {
  int a = 1, b = 2;
  if (a)
    if (b > 5) a = 3;
    else a = 4;
  return a;
}`,
  'an else-if chain': `int sign(int x) {
  if (x < 0) return -1;
  else if (x == 0) {
    return 0;
  } else if (int twice = 2 * x; twice > 10) return 2;
  else return 1;
}
int run() { return sign(-1) * 1000 + sign(0) * 100 + sign(9) * 10 + sign(3); }`,
  'conditions that declare': `#include <map>
int next(int& n) { return n--; }
int* find(int& x) { return x > 1 ? &x : nullptr; }
int run() {
  std::map<int, int> m{{1, 2}};
  int sum = 0;
  if (auto it = m.find(1); it != m.end()) sum += it->second;
  if (auto it = m.find(7); it != m.end()) sum += 100; else sum += 10;
  int n = 3;
  while (int x = next(n)) {
    if (x == 2) continue;
    sum += x;
  }
  if (int* p = find(sum)) sum += *p; else sum = -1;
  if (n = 1; int* p = find(n)) sum = *p;
  else if (int q = sum) sum += q;
  if (int zero = 0; zero) sum = 0;
  while (int* p = find(sum)) { if (*p > 20) break; *p += 100; }
  switch (int k = 2; k) { case 2: sum += k; }
  switch (int k = sum) { default: sum += k; }
  return sum;
}`,
  'lifetimes in conditions': `#include <cstdio>
struct Loud {
  int value;
  explicit Loud(int v) : value{v} { std::printf("+%d", v); }
  Loud(const Loud& other) : value{other.value} { std::printf("copy"); }
  ~Loud() { std::printf("-%d", value); }
  explicit operator bool() const { return value != 0; }
};
int run() {
  int n = 2;
  while (Loud x = Loud(n)) { --n; if (n == 1) continue; std::printf("body"); }
  if (Loud a(1); Loud b = Loud(2)) std::printf("then"); else std::printf("else");
  if (Loud(3)) std::printf("then");
  for (Loud a(4); a; a.value = 0) std::printf("body");
  do std::printf("do"); while (Loud(0));
  switch (Loud(5).value) { case 5: std::printf("five"); }
  return n;
}`,
  'a switch': `int weight(char c) {
  int sum = 0;
  switch (c) {
    case 'a':
    case 'b':
      sum = 1;
      [[fallthrough]];
    [[likely]] case 'c': {
      int more = 2;
      sum += more;
      break;
    }
    case 'd':
      int late;
      late = 3;
      return late;
    [[unlikely]] default:
      const int last = 9;
      return last;
  }
  return sum;
}
int run() { return weight('a') * 1000 + weight('c') * 100 + weight('d') * 10 + weight('z'); }`,
  'a range-for': `#include <map>
#include <utility>
#include <vector>
std::vector<int> three() { return {1, 2, 3}; }
int run() {
  int sum = 0;
  for (const int x : three()) sum += x;
  std::vector<std::pair<int, int>> pairs{{1, 2}, {3, 4}};
  for (auto& [a, b] : pairs) { a += b; if (a > 5) continue; sum += a; }
  for (int base = 10; int x : {1, 2}) sum += base + x;
  for (std::map<int, int> m{{1, 2}}; auto&& [k, v] : m) { auto f = [&] { v = 5; }; f(); sum += v; }
  for (int x : {1}) for (int y : {2}) if (x < y) sum += x; else sum -= y;
  std::vector<bool> bits(3, true);
  for (auto&& bit : bits) bit = false;
  return sum + bits[0];
}`,
  'a range-for over a temporary': `#include <cstdio>
#include <vector>
struct Held {
  std::vector<int> values{1, 2};
  ~Held() { values.assign(2, 0); std::printf("end "); }
  auto begin() { return values.begin(); }
  auto end() { return values.end(); }
};
namespace other {
struct Pair { int values[2] = {5, 6}; };
int* begin(Pair& pair) { return pair.values; }
int* end(Pair& pair) { return pair.values + 2; }
}
template <typename Row>
void print(const Row& row) { for (const auto value : row) std::printf("%d ", value); }
int run() {
  for (const int value : Held()) std::printf("%d ", value);
  for (const int value : other::Pair()) std::printf("%d ", value);
  const int row[2] = {1, 1};
  print(row);
  return 0;
}`,
  'structured bindings': `#include <tuple>
#include <utility>
int run() {
  const auto [least, most] = std::pair{1, 5};
  int row[2] = {3, 4};
  auto& [first, second] = row;
  second = 9;
  auto&& [x, y, z] = std::tuple{1, 2, 3};
  return least + most + first + row[1] + x + y + z;
}`,
  recursion: `int power(int base, int n) {
  if (n == 0) return 1;
  const int half = power(base, n / 2);
  return n % 2 ? half * half * base : half * half;
}
int run() { return power(3, 5); }`,
  lambdas: `#include <algorithm>
#include <vector>
int run() {
  std::vector<int> v{3, 1, 2};
  const int limit = 2;
  std::sort(v.begin(), v.end(), [](int a, int b) { return a > b; });
  auto add = [](auto x) { return [x](int y) { return x + y; }; };
  int calls = 0;
  auto count = [&calls]() mutable { ++calls; };
  auto twice = [&](auto&& f) { f(); return f(); };
  twice(count);
  auto constant = [] { return limit; };
  auto keep = [](int& x) -> int& { return x; };
  auto any = []<class T>(T x) -> decltype(auto) { return (x); };
  keep(v[0]) += 10;
  if (std::any_of(v.begin(), v.end(), [&](int x) {
        return x > limit;  // 13
      }))
    ++calls;
  (void)any;
  return add(1)(v[0]) + calls + constant() + [] { return 1; }();
}
auto at_namespace_scope = [](int x) { if (x) return 1; return 2; };`,
  templates: `#include <concepts>
#include <cstddef>
template <typename T>
concept Whole = std::integral<T>;
template <Whole T>
auto twice(T a) noexcept -> T requires(sizeof(T) >= 2) {
  T b = a;
  return b + a;
}
template <class T>
int width(T) {
  if constexpr (sizeof(T) == 1) return 1;
  else if constexpr (sizeof(T) == 4) { return 4; }
  else return 9;
}
template <typename... Parts>
int sum(Parts&&... parts) { return (0 + ... + parts); }
template <typename T, std::size_t N>
struct Box {
  T cells[N] = {};
  T& operator[](std::size_t i) { return cells[i]; }
  template <typename U> U as(std::size_t i) const;
};
template <typename T, std::size_t N>
template <typename U>
U Box<T, N>::as(std::size_t i) const { U u = static_cast<U>(cells[i]); return u; }
template <> struct Box<bool, 1> { bool only = true; };
int run() {
  Box<int, 2> box;
  box[1] = 7;
  Box<bool, 1> b;
  return twice(2) + width('a') + width(1) + width(1.0) + sum(1, 2, 3) + box.as<short>(1) + b.only;
}`,
  'a class with members': `#include <cstddef>
class Stack {
 public:
  Stack() : Stack(2) {}
  explicit Stack(std::size_t size_) : cells_{new int[size_]}, size_{0} {}
  Stack(const Stack&) = delete;
  ~Stack() { delete[] cells_; }
  void push(int x) {
    cells_[size_] = x;
    ++size_;
  }
  static int made() { return ++made_; }
  int top() const { return cells_[size_ - 1]; }
  friend int peek(const Stack& s) { return s.cells_[0]; }
  explicit operator bool() const { return size_ > 0; }
  std::size_t size() const;
  static int zero();

 private:
  int* cells_;
  std::size_t size_ = 0;
  inline static int made_ = 0;
};
std::size_t Stack::size() const { return size_; }
int Stack::zero() { const int none = 0; return none; }
int run() {
  Stack s;
  s.push(4);
  s.push(5);
  return s.top() + peek(s) + Stack::made() + static_cast<int>(s.size()) + Stack::zero() + (s ? 1 : 0);
}`,
  'kinds of classes': `#include <compare>
struct Point { int x, y; auto operator<=>(const Point&) const = default; };
struct Shape { int x; Shape(int v) : x(v) { x += 1; } Shape() : Shape(5) {} virtual ~Shape() { x = 0; } virtual int f() const { return x; } };
struct Round : Shape { int y = 2; using Shape::Shape; int f() const override { return x + y; } };
union Either { int i; float f; int get() const { return i; } };
struct Flags { unsigned a : 3; unsigned b : 5 = 1; unsigned c : 2 {1}; unsigned low() const { return a; } };
struct Outer { struct Inner { int deep; int get() const { return deep; } }; Inner inner; int v_ = 1; };
int run() {
  struct Local { int a; int get() { int b = a; return b; } };
  Local l{3};
  Point p{.x = 1, .y = 2};
  auto [x, y] = p;
  Round r;
  const Shape* s = &r;
  Either e{.i = 4};
  Flags flags{1, 2};
  flags.a = 4;
  if (flags.b) ++x;
  auto copy = [](const Flags& f) { return f.a; };
  Outer o{{8}};
  return l.get() + s->f() + (p < Point{1, 3}) + x + y + e.get() + flags.low() + copy(flags) + o.inner.get();
}`,
  'classes of one name': `struct First { struct Node { int value = 1; int get() const; }; };
struct Second { struct Node { int other = 2; int get() const; }; };
template <class T> struct Third { struct Node { T last = 3; T get() const; }; };
int First::Node::get() const { return value; }
int Second::Node::get() const { return other; }
template <class T> T Third<T>::Node::get() const { return last; }
int run() { return First::Node{}.get() + Second::Node{}.get() + Third<int>::Node{}.get(); }`,
  'objects on their way out': `#include <cstdio>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>
struct Loud {
  int value = 0;
  explicit Loud(int v) : value{v} {}
  Loud(const Loud& other) : value{other.value} { std::printf("copy "); }
  Loud(Loud&& other) noexcept : value{other.value} { std::printf("move "); }
  ~Loud() { std::printf("gone "); }
};
struct Fixed { Fixed() = default; Fixed(const Fixed&) = delete; int v = 1; };
struct Pinned { std::unique_ptr<int> p; };
Loud named() { Loud x{1}; return x; }
Loud made(int v) { return Loud{v}; }
Loud either(bool b) { Loud x{2}, y{3}; if (b) return x; return (y); }
Loud passed(Loud x) { return x; }
auto inferred() { return Loud{7}; }
template <class T> T chosen(bool b, const T& x, const T& y) { return b ? x : y; }
template <class T> T begun(bool b, const T& x) { return b ? x : T{8}; }
Loud moved(Loud&& x) { return std::move(x); }
Fixed fixed() { return Fixed{}; }
Fixed relayed() { return fixed(); }
template <class T> T generic() { return T{}; }
std::unique_ptr<int> owner() { auto p = std::make_unique<int>(3); return p; }
std::unique_ptr<int> maker() { return std::make_unique<int>(4); }
std::optional<Pinned> wrapped() { Pinned p{owner()}; return p; }
std::string text(bool b) { return b ? "yes" : "no"; }
std::vector<int> braced() { return {1, 2}; }
int* null() { return 0; }
int* nothing() { return nullptr; }
std::unique_ptr<int> empty() { return NULL; }
void none() {}
void relay() { return none(); }
auto deduced(int x) { if (x) return x; return x + 1; }
auto& reference(int& x) { return x; }
decltype(auto) exact(int& x) { return (x); }
auto exactly(int& x) -> decltype(auto) { return (x); }
auto trailing(int& x) -> int& { return x; }
int comma(int a, int b) { return a++, b += a, b; }
int run() {
  int n = 1;
  reference(n) = exact(n) + 1;
  trailing(n) += exactly(n);
  relay();
  int sum = named().value + made(4).value + either(true).value + either(false).value;
  sum += passed(Loud{5}).value + inferred().value + chosen(true, Loud{1}, Loud{2}).value + begun(false, Loud{1}).value + moved(Loud{6}).value + fixed().v + relayed().v + generic<Fixed>().v;
  sum += *owner() + *maker() + *wrapped()->p + static_cast<int>(text(true).size() + braced().size());
  return sum + (null() == nothing()) + (empty() == nullptr) + deduced(2) + comma(1, 2) + n;
}`,
  'what the compiler evaluates': `#include <array>
constexpr int square(int x) { int r = x * x; return r; }
constexpr int helper(int x) { return x + 1; }
constexpr int size_of_it() { return helper(2); }
constexpr int only_runs(int x);
constexpr int only_runs(int x) { int r = x; for (int i = 0; i < 2; ++i) r += i; return r; }
consteval int now(int x) { return x * 2; }
struct Pair { int a; int b; constexpr Pair(int x) : a(x), b(x) {} constexpr int sum() const { return a + b; } };
constexpr Pair pair{3};
enum Kind { one = square(1), four = square(2) };
template <int N> int as() { return N; }
int run() {
  static_assert(square(3) == 9);
  constexpr int local = pair.sum();
  static constexpr int table[] = {1, 2};
  std::array<int, size_of_it()> cells{};
  constexpr auto twice = [](int x) { return 2 * x; };
  auto thrice = [](int x) { return 3 * x; };
  auto runs = [](int x) constexpr { return 5 * x; };
  static_assert(thrice(2) == 6);
  int grid[square(1) + 1][2] = {{1, 2}, {3, 4}};
  switch (now(2)) { case square(2): ++grid[0][0]; }
  return square(4) + only_runs(2) + local + table[0] + static_cast<int>(cells.size()) + twice(2) + thrice(1) + runs(1) + grid[0][0] + one + four + as<square(2)>();
}`,
  declarations: `#include <string>
#include <vector>
int g(int x) { return x; }
const int count = 3;
int next() { static int n = 0; return ++n; }
int run() {
  int a = 1, *p = &a, **q = &p, cells[2] = {1, 2};
  **q = 3;
  int (*call)(int) = g;
  int (&same)(int) = g;
  std::vector<int> sized(count), braced{1, 2}, later;
  std::vector<std::string> words(2, "x");
  int (*row)[2] = &cells;
  (*row)[0] = 9;
  extern int elsewhere;
  int declared(int);
  [[maybe_unused]] int unused = 1;
  using Number = int;
  typedef int Other;
  Number b{4}; Other c(b);
  const auto& r = cells[0];
  const int& bound(a);
  next();
  ;
  return a + call(2) + same(1) + static_cast<int>(sized.size() + braced.size() + later.size() + words.size()) + r + bound + b + c + next();
}`,
  'variables outside all functions': `#include <cstddef>
#include <vector>
#define SIZE 4
#define BYTE char
constexpr int count = 3;
enum { twice = 6 };
int cells[SIZE];
const int steps[] = {1, 2};
int calls = 0;
std::vector<int> sized(count);
namespace { long hidden = 1; }
namespace tools { int table[2] = {1, 2}; int first() { return table[0]; } }
struct Box { int calls = 5; int get() { return calls; } };
int shadowed(int cells) { return cells; }
int locally() { int sized = 2; auto f = [&] { return sized; }; return f(); }
int named() { return tools::table[1]; }
int run() {
  std::vector<int> a(SIZE), b(count), c(twice);
  int parsed(BYTE);
  auto add = [] { cells[1] += steps[1]; };
  add();
  ++calls;
  sized[0] = static_cast<int>(hidden);
  return static_cast<int>(a.size() + b.size() + c.size()) + cells[1] + sized[0] + tools::first() + named() + Box{}.get() + shadowed(1) + locally();
}`,
  'functions as parameters': `#include <functional>
int g(int x) { return x + 1; }
int by_reference(int (&f)(int)) { return f(1); }
int by_pointer(int (*f)(int), int) { return f(2); }
int by_value(int f(int)) { return f(3); }
int by_object(const std::function<int(int)>& f, int = 0) { return f(4); }
int cells(int a[], int (*rows)[2], int* const end) { return a[0] + rows[0][1] + *end; }
int run() {
  int a[] = {1, 2};
  return by_reference(g) + by_pointer(g, 0) + by_value(g) + by_object(g) + cells(a, &a, a + 1);
}`,
  exceptions: `#include <stdexcept>
int risky(int x) {
  if (x > 1) throw std::runtime_error("no");
  return x;
}
int run() {
  int sum = 0;
  for (int i = 0; i < 3; ++i)
    try {
      sum += risky(i);
    } catch (const std::runtime_error& error) {
      sum += 10;
      try { throw; } catch (...) { sum += 100; }
    }
  return sum;
}`,
  'macros and the preprocessor': `#include <cassert>
#define CHECK(c) do { if (!(c)) return -1; } while (0)
#define LIMIT 3
int run() {
  CHECK(LIMIT == 3);
  assert(LIMIT > 1);
#ifdef NOT_DEFINED
  int a = 1;
#else
  int a = 2;
#endif
#if LIMIT > 2
  for (int i = 0; i < LIMIT; ++i) a += i;
#endif
  return a;
}`,
  'what is no more than named': `#include <cstdio>
#define SHOW(x) std::printf("%s is %d ", #x, static_cast<int>(x))
#define TWICE(x) ((x) + (x))
int sure(int n) noexcept { return n; }
int unsure(int n) { return n; }
int run() {
  int n = 3;
  SHOW(n > 2 && n < 9);
  bool a = noexcept(sure(n) < 2), b = noexcept(unsure(n) < 2);
  return TWICE(n > 1) + 10 * a + b;
}`,
  'names that could clash': `namespace trace { int step(int x) { return x; } }
int step(int trace) { return trace + 1; }
struct tw_0 { int tf_0; };
int run() {
  int trace = step(1), Watch = 2, test = 3, result = 4;
  tw_0 std_{5};
  return trace + Watch + test + result + std_.tf_0 + trace::step(6);
}`,
  'ternaries, commas and attributes': `int run() {
  int a = 1,
      b = 2;
  a = b > 1
      ? a + b
      : a - b;
  if (a == 3) [[likely]] { a = 4; } else [[unlikely]] a = 5;
  while (a > 3) [[likely]] --a;
  if (a++, b--, a > 3) b = 7;
  [[unlikely]] for (int i = 0; i < 2; ++i) ++b;
  bool c = (a && b) || !a;
  /* before */ a += c; /* after */ b += a; // end
  return (a++, b--, a + b);
}`,
  'strings in conditions': `#include <string>
int run() {
  std::string s = "a\\\\b";
  if (s == "a\\\\b" /* why */ &&
      s != "\\"") return 1;
  return 0;
}`,
  'lists and pointers': `struct Node { int v; Node* next; };
int run() {
  Node* head = nullptr;
  for (int i = 0; i < 3; ++i) head = new Node{i, head};
  int sum = 0;
  for (const Node* n = head; n; n = n->next) sum += n->v;
  while (head) { Node* n = head->next; delete head; head = n; }
  return sum;
}`,
  comparisons: `#include <algorithm>
#include <compare>
template <bool First>
int pick() { return First ? 1 : 2; }
constexpr bool big(int n) { return n > 3; }
static_assert(big(4));
int run() {
  int a = 1, b = 2;
  bool less = a < b;
  bool both = a > b && b > a;
  bool differ = (a == b) != less;
  int values[] = {3, 1, 2};
  auto many = std::count_if(values, values + 3, [](int x) { return x >= 2; });
  auto order = a <=> b;
  if constexpr (sizeof(int) < 2) return a << 1;
  return pick<(2 > 1)>() + less + both + differ + int(many) + (order < 0);
}`,
  'comparisons that read like templates': `template <class T, int N = 1> T pick(T x) { return x + N; }
struct Pair { int first, second; static inline int most = 5; };
bool less(bool a, bool b) { return a && b; }
int run() {
  int i = 0, n = 2, a[] = {3, 4}, x = 1, *p = a;
  Pair pair{1, 2};
  int sum = 0;
  for (; i < n && a[i] > (x); ++i) sum += 1;
  i = 0;
  if (i < n || n > (x)) sum += 2;
  if (i < n && n > -x) sum += 4;
  if (i < n && n > *p) sum += 8;
  if (i < pair.second && n > (x) && x < n && n > (x)) sum += 16;
  if (i < pick<int>(n) && n > (x)) sum += 32;
  if (Pair::most < n || n > (x)) sum += 64;
  if (less(i < n, n > (x)) && less(x < n, n > x)) sum += 128;
  i < n && n > x;
  bool both(i < n && n > x);
  return sum + both + pick<int, 2>(x);
}`,
  'what the grammar alone cannot read': `#if 0
this isn't code (
#endif
struct Node { int v; };
int run() {
  int x = 3;
  int* p(&x);
  int& r(*p);
  int* own(new int(4));
  int** all = new int*[2]{p, own};
  const int** none = new const int*[1]{};
  auto nodes = new Node* {nullptr};
  const int y = x > 2 ? *own : throw 5;
  switch ('b') { case 'a' ... 'z': r += 1; }
  const int sum = x + y + *all[1] + (none[0] == nullptr) + (*nodes == nullptr);
  delete own;
  delete[] all;
  delete[] none;
  delete nodes;
  return sum;
}`,
  'arguments in braces, and assignments before commas': `#include <utility>
#include <vector>
struct Pair { int x = 0; int y = 0; };
template <class... F> struct Both : F... { using F::operator()...; };
template <class... F> Both(F...) -> Both<F...>;
int sum(std::vector<int> v = {}, const Pair& p = {3, 4}, int k = { }) {
  int all = k + p.x + p.y;
  for (int x : v) all += x;
  return all;
}
int run() {
  int a = 1, b = 0, i = 2;
  int rows[] = {4, 5, 6};
  int* p = &rows[1];
  int c = (a = 5, a < b);
  a > b ? (*p += 2, b = 3) : (b = a < 9, a = 3);
  bool d = a > 1 && (rows[i] <<= 1, b > 2);
  if ((b = rows[1] > 6, b == 1)) c += 10;
  const Both both{[](int x) { return x; }, [](double x) { return 2 * x; }};
  return sum() + sum({a, b}) + sum({}, {1, c}) + d + rows[2] + both(1) + both(1.0);
}`,
  'constants with comparisons': `#define LIMIT 4
#if LIMIT > 5
constexpr int most = 5;
#elif LIMIT == 4 && __cplusplus >= 202002L
constexpr int most = 6;
#endif
constexpr int twice(int n) { return n < 1 ? 0 : 2 * n; }
int table[most > 3 ? most : 3];
struct Grid {
  static const int rows = most > 5 ? 2 : 3;
  static const int cells = twice(rows);
  int row[(rows < 3) + 1] = {1, 2};
  int height() const { return rows; }
  auto width() const { return (this->cells); }
};
int run() {
  int own[LIMIT >= 2 ? 2 : 1][Grid::rows == 2 ? 3 : 4] = {};
  auto rows = [] { return Grid::rows; };
  Grid grid;
  own[1][2] = grid.height() * 10 + grid.width() + rows();
  table[most - 1] = grid.row[1];
  return own[1][2] + table[5];
}`,
  'declarations that look like functions': `#include <utility>
int run() {
  std::pair<int, long> p{3, 4};
  auto [h, k](p);
  auto& [first, second](p);
  first = 7;
  int* own(new int[2]{5, 6});
  const int sum = h + k + p.first + own[1];
  delete[] own;
  return sum;
}`,
  'overloaded operators': `#include <cstdio>
struct Odd {
  int v;
  Odd operator,(Odd other) const { std::printf("comma "); return Odd{v + other.v}; }
  bool operator&&(Odd other) const { return v && other.v; }
  Odd& operator++() { ++v; return *this; }
  Odd operator++(int) { Odd old = *this; ++v; return old; }
};
int run() {
  Odd a{1}, b{2};
  for (int i = 0; i < 2; ++i, ++a, ++b) std::printf("round ");
  for (; a && b, a.v < 5; a++, b++);
  return (a, b).v;
}`,
} as const;
