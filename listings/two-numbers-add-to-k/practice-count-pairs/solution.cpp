#include <cstdint>
#include <iostream>
#include <span>
#include <unordered_map>
#include <vector>

// #region listing
std::int64_t count_pairs(std::span<const int> a, int k) {
  std::unordered_map<std::int64_t, int> times_seen;
  std::int64_t pairs = 0;
  for (const int value : a) {
    const auto partners = times_seen.find(std::int64_t{k} - value);
    if (partners != times_seen.end()) pairs += partners->second;
    ++times_seen[value];
  }
  return pairs;
}
// #endregion

int main() {
  const std::vector<int> zeros(100'000, 0);
  std::cout << count_pairs(zeros, 0) << " pairs among 100000 zeros\n";
}
