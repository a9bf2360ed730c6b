#include <cstddef>
#include <cstdint>
#include <iostream>
#include <optional>
#include <span>
#include <vector>

// #region listing
std::optional<int> first_unique(std::span<const int> a, int low, int high) {
  const std::int64_t width = std::int64_t{high} - low + 1;
  std::vector<unsigned char> times(static_cast<std::size_t>(width));
  for (const int value : a) {
    unsigned char& seen = times[static_cast<std::size_t>(value)];  // bug
    if (seen < 2) ++seen;
  }
  for (const int value : a) {
    if (times[static_cast<std::size_t>(value)] == 1) return value;
  }
  return std::nullopt;
}
// #endregion

int main() {
  const std::vector<int> a{3, 2, 2};
  std::cout << "first unique element: " << first_unique(a, 0, 5).value()
            << '\n';
}
