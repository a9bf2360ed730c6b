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
std::optional<Subarray> shortest_max_subarray(std::span<const int> a) {
  if (a.empty()) return std::nullopt;
  Subarray ending{a[0], 0, 1};
  Subarray best = ending;
  for (std::size_t i = 1; i < a.size(); ++i) {
    if (ending.sum <= 0) {
      ending = {a[i], i, i + 1};  // a zero only makes it longer
    } else {
      ending.sum += a[i];
      ending.to = i + 1;
    }
    const bool larger = ending.sum > best.sum;
    const bool equal = ending.sum == best.sum;
    const bool shorter = ending.to - ending.from < best.to - best.from;
    if (larger || (equal && shorter)) best = ending;
  }
  return best;
}
// #endregion

int main() {
  const std::vector<int> a{2, -2, 0, 2};
  const auto best = shortest_max_subarray(a);
  std::cout << "sum " << best->sum << " in [" << best->from << ", " << best->to
            << ")\n";
}
