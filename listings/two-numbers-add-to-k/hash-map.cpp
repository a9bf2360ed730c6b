#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

/// Two indices of the array, the smaller first.
struct IndexPair {
  std::size_t first;
  std::size_t second;
};

// #region listing
std::optional<IndexPair> find_pair(std::span<const int> a, int k) {
  std::unordered_map<std::int64_t, std::size_t> index_of;  // values of a[0, j)
  for (std::size_t j = 0; j < a.size(); ++j) {
    const std::int64_t need = std::int64_t{k} - a[j];
    const auto partner = index_of.find(need);
    if (partner != index_of.end()) return IndexPair{partner->second, j};
    index_of.try_emplace(a[j], j);  // only now: j must not meet itself
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
