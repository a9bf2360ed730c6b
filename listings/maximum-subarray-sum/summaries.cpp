#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

struct Subarray {
  std::int64_t sum;
  std::size_t from;
  std::size_t to;
};

// #region listing
/// All that a neighbour needs to know about a part of the array.
struct Summary {
  Subarray all;   // the whole part
  Subarray head;  // its best subarray that begins at its left edge
  Subarray tail;  // its best subarray that stops at its right edge
  Subarray best;  // its best subarray anywhere
};

/// The subarray that two neighbouring ones make together.
Subarray join(const Subarray& left, const Subarray& right) {
  return {left.sum + right.sum, left.from, right.to};
}

Summary combine(const Summary& left, const Summary& right) {
  Summary both{join(left.all, right.all), left.head, right.tail, left.best};
  const Subarray longer_head = join(left.all, right.head);
  if (longer_head.sum > both.head.sum) both.head = longer_head;
  const Subarray longer_tail = join(left.tail, right.all);
  if (longer_tail.sum >= both.tail.sum) both.tail = longer_tail;
  const Subarray across = join(left.tail, right.head);  // no scan any more
  if (across.sum > both.best.sum) both.best = across;
  if (right.best.sum > both.best.sum) both.best = right.best;
  return both;
}

Summary summarise(std::span<const int> a, std::size_t from, std::size_t to) {
  if (to - from == 1) {
    const Subarray one{a[from], from, to};
    return {one, one, one, one};
  }
  const std::size_t middle = from + (to - from) / 2;
  const Summary left = summarise(a, from, middle);
  const Summary right = summarise(a, middle, to);
  return combine(left, right);
}

std::optional<Subarray> max_subarray(std::span<const int> a) {
  if (a.empty()) return std::nullopt;
  return summarise(a, 0, a.size()).best;
}
// #endregion

int main() {
  const std::vector<int> a{-2, 1, -3, 4, -1, 2, 1, -5, 4};
  const auto best = max_subarray(a);
  std::cout << "sum " << best->sum << " in [" << best->from << ", " << best->to
            << ")\n";
}
