#include <cstddef>
#include <span>
#include <vector>

void restore(std::span<int> a) {
  // Your code.
}
