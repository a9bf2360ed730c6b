#include <cstdint>
#include <iostream>
#include <vector>

// An address that is stale may not even be compared as a pointer, so it is
// kept as a number.
std::uintptr_t block_of(const std::vector<int>& v) {
  return reinterpret_cast<std::uintptr_t>(v.data());
}

template <typename Act>
void report(const char* what, std::vector<int>& v, Act act) {
  const std::uintptr_t before = block_of(v);
  act();
  std::cout << what
            << (before == block_of(v) ? "same block\n" : "another block\n");
}

int main() {
  // #region listing
  std::vector<int> v;
  v.reserve(3);
  v.push_back(1);
  const int& first = v[0];
  report("push_back with room      ", v, [&v] { v.push_back(2); });
  report("pop_back                 ", v, [&v] { v.pop_back(); });
  report("reserve, already enough  ", v, [&v] { v.reserve(2); });
  std::cout << "so the reference still reads " << first << '\n';
  v.push_back(2);
  v.push_back(3);
  report("push_back when full      ", v, [&v] { v.push_back(4); });
  // From here on `first` refers to nothing: to read it is undefined behaviour.
  report("reserve beyond capacity  ", v, [&v] { v.reserve(100); });
  report("clear                    ", v, [&v] { v.clear(); });
  // #endregion
}
