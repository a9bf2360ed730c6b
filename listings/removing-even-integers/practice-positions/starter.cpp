#include <cstddef>
#include <span>
#include <vector>

void remove_at(std::vector<int>& a, std::span<const std::size_t> positions) {
  // Your code.
}
