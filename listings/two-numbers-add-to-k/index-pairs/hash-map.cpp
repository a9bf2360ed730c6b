#include <cstddef>
#include <cstdint>
#include <iostream>
#include <span>
#include <unordered_map>
#include <vector>

/// Two indices of the array, the smaller first.
struct IndexPair {
  std::size_t first;
  std::size_t second;
};

// #region listing
std::vector<IndexPair> index_pairs(std::span<const int> a, int k) {
  std::unordered_map<std::int64_t, std::vector<std::size_t>> indices_of;
  std::vector<IndexPair> pairs;
  for (std::size_t j = 0; j < a.size(); ++j) {
    const auto partners = indices_of.find(std::int64_t{k} - a[j]);
    if (partners != indices_of.end()) {
      for (const std::size_t i : partners->second) {
        pairs.push_back({i, j});
      }
    }
    indices_of[a[j]].push_back(j);  // only now, as before
  }
  return pairs;
}
// #endregion

int main() {
  const std::vector<int> a{1, 9, 5, 1, 5};
  for (const auto& [i, j] : index_pairs(a, 10)) {
    std::cout << "a[" << i << "] + a[" << j << "] = " << a[i] << " + " << a[j]
              << '\n';
  }
}
