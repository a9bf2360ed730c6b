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
  for (std::size_t i = 0; i < a.size(); ++i) {
    index_of[a[i]] = i;
  }
  for (std::size_t i = 0; i < a.size(); ++i) {
    const auto partner = index_of.find(std::int64_t{k} - a[i]);
    if (partner != index_of.end()) {
      return IndexPair{i, partner->second};  // bug: this may be (i, i)
    }
  }
  return std::nullopt;
}
// #endregion

int main() {
  const std::vector<int> a{5, 8, 2};
  const auto pair = find_pair(a, 10);
  std::cout << pair->first << " and " << pair->second << '\n';
}
