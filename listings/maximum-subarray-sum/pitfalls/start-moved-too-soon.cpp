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
  std::int64_t ending = a[0];
  Subarray best{a[0], 0, 1};
  for (std::size_t i = 1; i < a.size(); ++i) {
    if (ending < 0) {
      ending = a[i];
      best.from = i;  // bug: this subarray has not won yet
    } else {
      ending += a[i];
    }
    if (ending > best.sum) {
      best.sum = ending;
      best.to = i + 1;
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
