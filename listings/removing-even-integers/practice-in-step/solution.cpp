#include <cstddef>
#include <iostream>
#include <vector>

// #region signature
void remove_even_keys(std::vector<int>& keys, std::vector<int>& values);
// #endregion

// #region listing
void remove_even_keys(std::vector<int>& keys, std::vector<int>& values) {
  std::size_t write = 0;
  for (std::size_t read = 0; read < keys.size(); ++read) {
    if (keys[read] % 2 != 0) {
      keys[write] = keys[read];
      values[write] = values[read];  // the pair stays together
      ++write;
    }
  }
  keys.resize(write);
  values.resize(write);
}
// #endregion

int main() {
  std::vector<int> keys{3, 8, -5, 2};
  std::vector<int> values{30, 80, 50, 20};
  remove_even_keys(keys, values);
  for (std::size_t i = 0; i < keys.size(); ++i) {
    std::cout << keys[i] << ": " << values[i] << '\n';
  }
}
