#include <cstddef>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

struct IndexPair {
  std::size_t first;
  std::size_t second;
};

// #region listing
int wrapping_sum(int x, int y) {
  return static_cast<int>(static_cast<unsigned>(x) + static_cast<unsigned>(y));
}

std::optional<IndexPair> find_pair(std::span<const int> a, int k) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t j = i + 1; j < a.size(); ++j) {
      if (wrapping_sum(a[i], a[j]) == k) {  // bug: equal only modulo 2^32
        return IndexPair{i, j};
      }
    }
  }
  return std::nullopt;
}
// #endregion

int main() {
  const std::vector<int> a{2147483647, 2147483647, 5};
  const auto pair = find_pair(a, -2);
  std::cout << pair->first << " and " << pair->second << '\n';
}
