#include <cstddef>
#include <span>
#include <vector>

std::vector<int> window_maxima(std::span<const int> a, std::size_t k) {
  // Your code.
  return {};
}
