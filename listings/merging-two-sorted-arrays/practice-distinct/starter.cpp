#include <span>
#include <vector>

std::vector<int> merge_distinct(std::span<const int> a,
                                std::span<const int> b) {
  // Your code.
  return {};
}
