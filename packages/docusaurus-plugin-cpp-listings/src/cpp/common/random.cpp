#include "random.hpp"

#include <algorithm>

namespace proof {

std::vector<int> Random::values(std::size_t size, int low, int high) {
  std::vector<int> result(size);
  for (int& value : result) value = between(low, high);
  return result;
}

std::vector<int> Random::mixed(std::size_t size, int low, int high) {
  switch (next() % 4) {
    case 0: {
      const int from = between(low, high);
      // If from + 3 overflows an int, high is smaller anyway.
      const auto to = std::min<std::int64_t>(std::int64_t{from} + 3, high);
      return values(size, from, static_cast<int>(to));
    }
    case 1: {
      const std::vector<int> ends{low, high, high == low ? low : low + 1,
                                  high == low ? high : high - 1};
      std::vector<int> result(size);
      for (int& value : result) value = ends[next() % ends.size()];
      return result;
    }
    case 2: {
      const int from = low > -10 ? low : -10;
      const int to = high < 10 ? high : 10;
      return from <= to ? values(size, from, to) : values(size, low, high);
    }
    default:
      return values(size, low, high);
  }
}

}  // namespace proof
