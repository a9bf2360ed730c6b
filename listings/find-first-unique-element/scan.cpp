#include <cstddef>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

// #region signature
std::optional<int> first_unique(std::span<const int> a);
// #endregion

// #region listing
std::optional<int> first_unique(std::span<const int> a) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    bool repeated = false;
    for (std::size_t j = 0; j < a.size() && !repeated; ++j) {
      repeated = j != i && a[j] == a[i];  // nothing is a copy of itself
    }
    if (!repeated) return a[i];
  }
  return std::nullopt;
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
