#include <algorithm>
#include <cstddef>
#include <iostream>
#include <iterator>
#include <vector>

bool is_even(int x) { return x % 2 == 0; }

// #region listing
void tour(std::vector<int> a) {
  std::vector<int> odd;
  std::remove_copy_if(a.begin(), a.end(), std::back_inserter(odd), is_even);
  std::cout << "copied " << odd.size() << ", still in a: " << a.size() << '\n';

  const auto kept = std::remove_if(a.begin(), a.end(), is_even);
  std::cout << "after remove_if: size " << a.size() << ", left over "
            << a.end() - kept << '\n';
  a.erase(kept, a.end());
  std::cout << "after erase: size " << a.size() << '\n';

  std::vector<int> b{2, 3, 4};
  const std::size_t capacity = b.capacity();
  const std::size_t removed = std::erase_if(b, is_even);
  std::cout << "erase_if removed " << removed << "; capacity "
            << (b.capacity() == capacity ? "unchanged" : "changed") << '\n';
}
// #endregion

int main() { tour({7, 4, -3, 0, 8, 5, -6, 1}); }
