#include <algorithm>
#include <cstddef>
#include <span>

void move_block(std::span<int> a, std::size_t from, std::size_t to,
                std::size_t before) {
  // Your code.
}
