#include <cstddef>
#include <iostream>
#include <span>
#include <vector>

// #region signature
void remove_at(std::vector<int>& a, std::span<const std::size_t> positions);
// #endregion

// #region listing
void remove_at(std::vector<int>& a, std::span<const std::size_t> positions) {
  std::size_t write = 0;
  std::size_t next = 0;  // the next position to remove is positions[next]
  for (std::size_t read = 0; read < a.size(); ++read) {
    if (next < positions.size() && positions[next] == read) {
      ++next;
    } else {
      a[write] = a[read];
      ++write;
    }
  }
  a.resize(write);
}
// #endregion

int main() {
  std::vector<int> a{10, 11, 12, 13, 14};
  const std::vector<std::size_t> positions{0, 3};
  remove_at(a, positions);
  for (const int value : a) std::cout << value << ' ';
  std::cout << '\n';
}
