#include <queue>
#include <vector>

std::vector<int> merge_all(const std::vector<std::vector<int>>& arrays) {
  // Your code.
  return {};
}
