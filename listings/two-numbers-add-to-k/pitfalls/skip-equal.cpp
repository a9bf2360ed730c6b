#include <cstddef>
#include <cstdint>
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
  std::unordered_map<std::int64_t, std::size_t> index_of;
  for (std::size_t j = 0; j < a.size(); ++j) {
    const std::int64_t need = std::int64_t{k} - a[j];
    const auto partner = index_of.find(need);
    // bug: two equal values are a pair
    if (partner != index_of.end() && need != a[j]) {
      return IndexPair{partner->second, j};
    }
    index_of.try_emplace(a[j], j);
  }
  return std::nullopt;
}
// #endregion

int main() {
  const std::vector<int> a{4, 1, 4};
  const auto pair = find_pair(a, 8);
  std::cout << (pair ? "found" : "not found") << '\n';
}
