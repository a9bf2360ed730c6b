#include <cstddef>
#include <iostream>
#include <vector>

// #region listing
void insert_at(std::vector<int>& v, std::size_t i, const int& value) {
  const int copy = value;  // `value` may be freed or shifted away below
  v.push_back(copy);
  for (std::size_t k = v.size() - 1; k > i; --k) v[k] = v[k - 1];
  v[i] = copy;
}
// #endregion

int main() {
  std::vector<int> v{1, 2, 3};
  insert_at(v, 0, v[2]);
  for (const int value : v) std::cout << value << ' ';
  std::cout << '\n';
}
