#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

/// Two indices of the array, the smaller first.
struct IndexPair {
  std::size_t first;
  std::size_t second;
};

// #region listing
std::optional<IndexPair> find_pair(std::span<const int> a, int k) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    const std::int64_t need = std::int64_t{k} - a[i];
    const auto rest = a.subspan(i + 1);
    const auto at = std::ranges::find(rest, need);
    if (at != rest.end()) {
      const auto distance = static_cast<std::size_t>(at - rest.begin());
      return IndexPair{i, i + 1 + distance};
    }
  }
  return std::nullopt;
}
// #endregion

int main() {
  const std::vector<int> a{8, 3, 11, -2, 5, 7};
  const auto pair = find_pair(a, 10);
  std::cout << "a[" << pair->first << "] = " << a[pair->first] << ", a["
            << pair->second << "] = " << a[pair->second] << '\n';
}
