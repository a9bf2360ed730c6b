#include <algorithm>
#include <cstddef>
#include <iostream>
#include <optional>
#include <span>
#include <utility>
#include <vector>

// #region listing
std::optional<int> first_unique(std::span<const int> a) {
  std::vector<std::pair<int, std::size_t>> sorted;
  sorted.reserve(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) {
    sorted.emplace_back(a[i], i);
  }
  std::ranges::sort(sorted);

  std::size_t first = a.size();  // no unique element found yet
  std::size_t from = 0;
  while (from < sorted.size()) {
    std::size_t to = from + 1;
    while (to < sorted.size() && sorted[to].first == sorted[from].first) {
      ++to;
    }
    if (to - from == 1) {  // a group of one
      first = std::min(first, sorted[from].second);
    }
    from = to;
  }
  if (first == a.size()) return std::nullopt;
  return a[first];
}
// #endregion

int main() {
  const std::vector<int> a{7, 4, 7, -1, 4, 7, 9};
  const std::optional<int> found = first_unique(a);
  if (found) {
    std::cout << "first unique element: " << *found << '\n';
  } else {
    std::cout << "no unique element\n";
  }
}
