#include <cstddef>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

// #region listing
std::optional<int> first_unique(std::span<const int> a) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    bool repeated = false;
    for (std::size_t j = i + 1; j < a.size(); ++j) {  // bug: starts at i + 1
      if (a[j] == a[i]) repeated = true;
    }
    if (!repeated) return a[i];
  }
  return std::nullopt;
}
// #endregion

int main() {
  const std::vector<int> a{5, 5, 3};
  std::cout << "first unique element: " << first_unique(a).value() << '\n';
}
