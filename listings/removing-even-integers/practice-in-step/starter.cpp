#include <cstddef>
#include <vector>

void remove_even_keys(std::vector<int>& keys, std::vector<int>& values) {
  // Your code.
}
