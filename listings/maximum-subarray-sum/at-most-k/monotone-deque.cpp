#include <cstddef>
#include <cstdint>
#include <deque>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

// #region listing
/// A prefix of the array: how many elements it has, and their sum.
struct Prefix {
  std::size_t size;
  std::int64_t sum;
};

std::optional<std::int64_t> max_sum_of_at_most(std::span<const int> a,
                                               std::size_t k) {
  std::optional<std::int64_t> best;
  std::deque<Prefix> window{{0, 0}};  // their sums ascend: the lowest is first
  std::int64_t sum = 0;               // of a[0, to)
  for (std::size_t to = 1; to <= a.size(); ++to) {
    sum += a[to - 1];
    if (window.front().size + k < to) window.pop_front();  // too far back
    const std::int64_t ending = sum - window.front().sum;
    if (!best || ending > *best) best = ending;
    while (!window.empty() && window.back().sum >= sum) {
      window.pop_back();  // further back than the new one, and not lower
    }
    window.push_back({to, sum});
  }
  return best;
}
// #endregion

int main() {
  const std::vector<int> a{-2, 1, -3, 4, -1, 2, 1, -5, 4};
  for (const std::size_t k : {1U, 3U, 4U}) {
    std::cout << "at most " << k << ": " << *max_sum_of_at_most(a, k) << '\n';
  }
}
