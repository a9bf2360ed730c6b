#include <algorithm>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

// #region listing
std::optional<int> first_unique(std::span<const int> a) {
  const auto found = std::ranges::find_if(
      a, [a](int value) { return std::ranges::count(a, value) == 1; });
  if (found == a.end()) return std::nullopt;
  return *found;
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
