#include <algorithm>
#include <cstddef>
#include <span>

void gather_negatives(std::span<int> a, std::size_t at) {
  // Your code.
}
