#include <cstddef>
#include <span>

std::size_t count_negatives(std::span<const int> a) {
  // Your code.
  return {};
}
