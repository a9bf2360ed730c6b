#include <algorithm>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

// #region listing
int unique_or_minus_one(std::span<const int> a) {
  for (const int value : a) {
    if (std::ranges::count(a, value) == 1) return value;
  }
  return -1;  // bug: -1 may be an element of a
}

std::optional<int> first_unique(std::span<const int> a) {
  const int found = unique_or_minus_one(a);
  if (found == -1) return std::nullopt;  // the caller cannot tell
  return found;
}
// #endregion

int main() {
  const std::vector<int> a{-1, 2, 2};
  std::cout << (first_unique(a) ? "found one" : "found none") << '\n';
}
