#include <cstddef>
#include <iostream>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

struct IndexPair {
  std::size_t first;
  std::size_t second;
};

// #region listing
std::optional<IndexPair> find_pair(std::span<const int> a, int k) {
  std::unordered_map<int, std::size_t> index_of;
  for (std::size_t j = 0; j < a.size(); ++j) {
    const auto partner = index_of.find(k - a[j]);  // bug: in int
    if (partner != index_of.end()) return IndexPair{partner->second, j};
    index_of.try_emplace(a[j], j);
  }
  return std::nullopt;
}
// #endregion

int main() {
  const std::vector<int> a{8, 3, 11, -2, 5, 7};
  const auto pair = find_pair(a, 10);
  std::cout << pair->first << " and " << pair->second << '\n';
}
