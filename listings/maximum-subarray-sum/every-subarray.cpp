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
std::optional<Subarray> max_subarray(std::span<const int> a) {
  if (a.empty()) return std::nullopt;
  Subarray best{a[0], 0, 1};
  for (std::size_t from = 0; from < a.size(); ++from) {
    for (std::size_t to = from + 1; to <= a.size(); ++to) {
      std::int64_t sum = 0;
      for (std::size_t i = from; i < to; ++i) {
        sum += a[i];
      }
      if (sum > best.sum) best = {sum, from, to};
    }
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
