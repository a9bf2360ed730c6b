#include <algorithm>
#include <cstddef>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <new>
#include <string_view>
#include <vector>

bool memory_is_short = false;

// What the library asks for a buffer that it can do without.
void* operator new(std::size_t bytes, const std::nothrow_t&) noexcept {
  if (memory_is_short) return nullptr;
  try {
    return ::operator new(bytes);
  } catch (const std::bad_alloc&) {
    return nullptr;
  }
}

// #region listing
std::size_t comparisons = 0;

bool counted_less(int x, int y) {
  ++comparisons;
  return x < y;
}

/// Comparisons that std::merge makes for the sorted halves of v.
std::size_t for_merge(const std::vector<int>& v) {
  const auto middle = v.begin() + std::ssize(v) / 2;
  std::vector<int> result;
  comparisons = 0;
  std::merge(v.begin(), middle, middle, v.end(), std::back_inserter(result),
             counted_less);
  return comparisons;
}

/// The same for std::inplace_merge.
std::size_t for_inplace_merge(std::vector<int> v) {
  const auto middle = v.begin() + std::ssize(v) / 2;
  comparisons = 0;
  std::inplace_merge(v.begin(), middle, v.end(), counted_less);
  return comparisons;
}
// #endregion

/// [0, 2, 4, … | 1, 3, 5, …], n elements in all.
std::vector<int> alternating(int n) {
  std::vector<int> v;
  for (int value = 0; value < n; value += 2) v.push_back(value);
  for (int value = 1; value < n; value += 2) v.push_back(value);
  return v;
}

/// [0, 1, 2, …], n elements in all.
std::vector<int> ascending(int n) {
  std::vector<int> v;
  for (int value = 0; value < n; ++value) v.push_back(value);
  return v;
}

void print(std::string_view what, std::size_t alternate, std::size_t ascend) {
  std::cout << std::left << std::setw(36) << what << std::right << std::setw(11)
            << alternate << std::setw(11) << ascend << '\n';
}

int main() {
  const auto a = alternating(1000);
  const auto b = ascending(1000);
  std::cout << "comparisons for 1000 elements        alternate  ascending\n";
  print("std::merge", for_merge(a), for_merge(b));
  print("std::inplace_merge", for_inplace_merge(a), for_inplace_merge(b));
  memory_is_short = true;
  print("std::inplace_merge, no memory", for_inplace_merge(a),
        for_inplace_merge(b));
}
