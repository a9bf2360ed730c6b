#include <algorithm>
#include <cstddef>
#include <iostream>
#include <unordered_set>

// #region listing
std::size_t fullest_bucket(const std::unordered_set<std::size_t>& keys) {
  std::size_t most = 0;
  for (std::size_t b = 0; b < keys.bucket_count(); ++b) {
    most = std::max(most, keys.bucket_size(b));
  }
  return most;
}

int main() {
  std::unordered_set<std::size_t> harmless;
  for (std::size_t i = 1; i <= 10'000; ++i) {
    harmless.insert(i);
  }
  std::unordered_set<std::size_t> hostile;
  for (std::size_t i = 1; i <= 10'000; ++i) {
    hostile.insert(i * harmless.bucket_count());  // remainder 0
  }
  std::cout << hostile.size() << " keys in " << hostile.bucket_count()
            << " buckets\n"
            << "fullest bucket, harmless keys: " << fullest_bucket(harmless)
            << '\n'
            << "fullest bucket, hostile keys: " << fullest_bucket(hostile)
            << '\n';
}
// #endregion
