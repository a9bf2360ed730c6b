#include <cstddef>
#include <vector>

void insert_at(std::vector<int>& v, std::size_t i, const int& value) {
  // Your code.
}
