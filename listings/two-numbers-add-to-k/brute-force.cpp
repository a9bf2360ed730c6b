#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

// #region signature
/// Two indices of the array, the smaller first.
struct IndexPair {
  std::size_t first;
  std::size_t second;
};

std::optional<IndexPair> find_pair(std::span<const int> a, int k);
// #endregion

// #region listing
std::optional<IndexPair> find_pair(std::span<const int> a, int k) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = i + 1; j < a.size(); ++j) {
      const std::int64_t sum = std::int64_t{a[i]} + a[j];
      if (sum == k) return IndexPair{i, j};
    }
  }
  return std::nullopt;  // every pair has been tried
}
// #endregion

int main() {
  const std::vector<int> a{8, 3, 11, -2, 5, 7};
  const auto pair = find_pair(a, 10);
  std::cout << "a[" << pair->first << "] = " << a[pair->first] << ", a["
            << pair->second << "] = " << a[pair->second] << '\n';
}
