#include <cstddef>
#include <cstdint>
#include <iostream>
#include <numeric>
#include <optional>
#include <span>
#include <vector>

struct Subarray {
  std::int64_t sum;
  std::size_t from;
  std::size_t to;
};

// #region listing
std::optional<Subarray> max_subarray(std::span<const int> a) {
  std::vector<std::int64_t> prefix(a.size() + 1);
  std::partial_sum(a.begin(), a.end(), prefix.begin() + 1);  // bug: adds ints
  std::optional<Subarray> best;
  std::size_t from = 0;
  for (std::size_t to = 1; to <= a.size(); ++to) {
    const std::int64_t sum = prefix[to] - prefix[from];
    if (!best || sum > best->sum) best = Subarray{sum, from, to};
    if (prefix[to] < prefix[from]) from = to;
  }
  return best;
}
// #endregion

int main() {
  const std::vector<int> a{-2, 1, -3, 4, -1, 2, 1, -5, 4};
  const auto best = max_subarray(a);
  std::cout << "sum " << best->sum << " in [" << best->from << ", " << best->to
            << ")\n";
}
