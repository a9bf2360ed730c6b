// What the problem is, whichever listing solves it.
#pragma once

#include <algorithm>

#include "proof.hpp"

namespace {

/// An element that remembers where it stood. Only the key is compared, so which
/// of two equal elements comes first is up to the listing, and can be seen.
struct Tagged {
  int key = 0;
  char origin = ' ';
  std::uint32_t place = 0;

  friend bool operator<(const Tagged& x, const Tagged& y) {
    return x.key < y.key;
  }
};

using Array = std::vector<Tagged>;

void read(proof::Reader& in, Tagged& value) { proof::read(in, value.key); }

void show(proof::Writer& out, const Tagged& value) {
  out << value.key;
  if (value.origin != ' ') out << value.origin;
}

void tag(Array& array, char origin) {
  std::uint32_t place = 0;
  for (Tagged& value : array) {
    value.origin = origin;
    value.place = place++;
  }
}

struct Problem {
  using Input = std::tuple<Array, Array>;

  static Array sorted(std::vector<int> keys) {
    std::sort(keys.begin(), keys.end());
    Array array;
    for (const int key : keys) array.push_back({key});
    return array;
  }

  static Input random(proof::Random& random, std::size_t size) {
    // Both from one draw, so that a and b share a band of keys.
    const auto keys = random.mixed(size, -1'000'000'000, 1'000'000'000);
    const auto cut = static_cast<std::ptrdiff_t>(
        random.between(std::size_t{0}, keys.size()));
    return {sorted({keys.begin(), keys.begin() + cut}),
            sorted({keys.begin() + cut, keys.end()})};
  }

  /// Two arrays of that size, in which most keys come more than once.
  static Input large(proof::Random& random, std::size_t size) {
    return {sorted(random.values(size, -10'000, 10'000)),
            sorted(random.values(size, -10'000, 10'000))};
  }

  /// Stable means: by key, then by array, then by place. No two elements agree
  /// in all three, so exactly one answer is right: as many elements as there
  /// are, each one of them, and each before the next.
  static std::string accepts(const Input& input, const Array& got) {
    const auto& [a, b] = input;
    bool same = got.size() == a.size() + b.size();
    for (std::size_t i = 0; same && i < got.size(); ++i) {
      const Array& from = got[i].origin == 'a' ? a : b;
      same = (got[i].origin == 'a' || got[i].origin == 'b') &&
             got[i].place < from.size() &&
             from[got[i].place].key == got[i].key &&
             (i == 0 || is_before(got[i - 1], got[i]));
    }
    return same ? "" : "the stable merge is " + proof::shown(right(input));
  }

  static bool is_before(const Tagged& x, const Tagged& y) {
    if (x.key != y.key) return x.key < y.key;
    if (x.origin != y.origin) return x.origin < y.origin;
    return x.place < y.place;
  }

  static Array right(const Input& input) {
    auto [merged, b] = input;
    tag(merged, 'a');
    tag(b, 'b');
    merged.insert(merged.end(), b.begin(), b.end());
    std::sort(merged.begin(), merged.end(), is_before);
    return merged;
  }

  /// Two halves of one draw.
  static Input average(proof::Random& random, std::size_t n) {
    const auto keys = random.values(n, -1'000'000'000, 1'000'000'000);
    const auto cut = static_cast<std::ptrdiff_t>(n / 2);
    return {sorted({keys.begin(), keys.begin() + cut}),
            sorted({keys.begin() + cut, keys.end()})};
  }

  /// All of a goes before all of b.
  static Input best(std::size_t n) {
    Input input;
    for (std::size_t i = 0; i < n; ++i) {
      Array& array = i < n / 2 ? std::get<0>(input) : std::get<1>(input);
      array.push_back({static_cast<int>(i)});
    }
    return input;
  }

  /// n elements in all. The first ones alternate between a and b, which takes
  /// a recursion to its full depth; then runs of up to 32 do, so that the moves
  /// on every level outweigh the calls.
  static Input worst(std::size_t n) {
    Input input;
    const std::size_t longest =
        std::clamp(n / 8, std::size_t{1}, std::size_t{32});
    for (std::size_t i = 0; i < n; ++i) {
      const std::size_t run = i < n / 32 ? 1 : longest;
      Array& array = i / run % 2 == 0 ? std::get<0>(input) : std::get<1>(input);
      array.push_back({static_cast<int>(i)});
    }
    return input;
  }
};

}  // namespace
