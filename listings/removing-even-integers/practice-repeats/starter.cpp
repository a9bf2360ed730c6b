#include <cstddef>
#include <vector>

void remove_repeats(std::vector<int>& a) {
  // Your code.
}
