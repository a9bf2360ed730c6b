#include <cstddef>
#include <span>

void min_max(std::span<int> a) {
  // Your code.
}
