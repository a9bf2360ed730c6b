#include <algorithm>
#include <cstddef>
#include <iomanip>
#include <iostream>
#include <numeric>
#include <stdexcept>
#include <string>
#include <vector>

constexpr std::size_t line_size = 16;  // 4-byte elements in a 64-byte line

// #region listing
class Cache {
 public:
  explicit Cache(std::size_t capacity) : capacity_{capacity} {}

  void touch(std::size_t index) {
    const std::size_t line = index / line_size;
    const auto found = std::ranges::find(lines_, line);
    if (found != lines_.end()) {
      std::rotate(lines_.begin(), found, found + 1);  // to the front, as newest
      return;
    }
    ++fetched_;
    if (lines_.size() == capacity_) lines_.pop_back();  // unused longest
    lines_.insert(lines_.begin(), line);
  }

  std::size_t fetched() const { return fetched_; }

 private:
  std::size_t capacity_;
  std::size_t fetched_ = 0;
  std::vector<std::size_t> lines_;  // the line touched last comes first
};
// #endregion

/// An array that tells its cache of every access and counts its writes.
class TracedArray {
 public:
  TracedArray(std::size_t size, std::size_t cached_lines)
      : values_(size), cache_{cached_lines} {
    std::iota(values_.begin(), values_.end(), 0);
  }

  std::size_t size() const { return values_.size(); }
  std::size_t writes() const { return writes_; }
  std::size_t fetched() const { return cache_.fetched(); }
  const std::vector<int>& values() const { return values_; }

  int get(std::size_t i) {
    cache_.touch(i);
    return values_[i];
  }

  void set(std::size_t i, int value) {
    cache_.touch(i);
    ++writes_;
    values_[i] = value;
  }

  void swap(std::size_t i, std::size_t j) {
    const int value = get(i);
    set(i, get(j));
    set(j, value);
  }

 private:
  std::vector<int> values_;
  Cache cache_;
  std::size_t writes_ = 0;
};

void juggling(TracedArray& a, std::size_t shift) {
  const std::size_t n = a.size();
  const std::size_t cycles = std::gcd(n, shift);
  for (std::size_t start = 0; start < cycles; ++start) {
    const int lifted = a.get(start);
    std::size_t hole = start;
    std::size_t from = (start + shift) % n;
    while (from != start) {
      a.set(hole, a.get(from));
      hole = from;
      from = (hole + shift) % n;
    }
    a.set(hole, lifted);
  }
}

void swap_blocks(TracedArray& a, std::size_t x, std::size_t y,
                 std::size_t length) {
  for (std::size_t i = 0; i < length; ++i) a.swap(x + i, y + i);
}

void block_swap(TracedArray& a, std::size_t shift) {
  std::size_t left = shift;
  std::size_t right = a.size() - shift;
  while (left != right) {
    if (left < right) {
      swap_blocks(a, shift - left, shift + right - left, left);
      right -= left;
    } else {
      swap_blocks(a, shift - left, shift, right);
      left -= right;
    }
  }
  swap_blocks(a, shift - left, shift, left);
}

void reverse(TracedArray& a, std::size_t left, std::size_t right) {
  while (left + 1 < right) {
    --right;
    a.swap(left, right);
    ++left;
  }
}

void reversal(TracedArray& a, std::size_t shift) {
  reverse(a, 0, shift);
  reverse(a, shift, a.size());
  reverse(a, 0, a.size());
}

struct Algorithm {
  std::string name;
  void (*rotate)(TracedArray&, std::size_t);
};

struct Tally {
  std::size_t writes;
  std::size_t fetched;
};

constexpr std::size_t n = 1024;
constexpr std::size_t cached_lines = 8;

Tally tally(const Algorithm& algorithm, std::size_t shift) {
  TracedArray a(n, cached_lines);
  const std::vector<int> before = a.values();
  algorithm.rotate(a, shift);
  for (std::size_t i = 0; i < n; ++i) {
    if (a.values()[i] != before[(i + shift) % n]) {
      throw std::logic_error(algorithm.name + " does not rotate");
    }
  }
  return {a.writes(), a.fetched()};
}

int main() {
  const std::vector<Algorithm> algorithms{{"juggling", juggling},
                                          {"block swap", block_swap},
                                          {"reversal", reversal}};
  std::cout << n << " elements in " << n / line_size << " lines, "
            << cached_lines << " of them cached\n\n"
            << "             writes  lines fetched\n";
  for (const std::size_t shift : {1U, 100U, 512U}) {
    std::cout << "shift " << shift << '\n';
    for (const Algorithm& algorithm : algorithms) {
      const Tally counted = tally(algorithm, shift);
      std::cout << "  " << std::left << std::setw(10) << algorithm.name
                << std::right << std::setw(7) << counted.writes << std::setw(15)
                << counted.fetched << '\n';
    }
  }
  std::cout << "\nlines fetched, over every shift\n"
            << "              least   mean   most\n";
  for (const Algorithm& algorithm : algorithms) {
    std::vector<std::size_t> fetched;
    for (std::size_t shift = 1; shift < n; ++shift) {
      fetched.push_back(tally(algorithm, shift).fetched);
    }
    const auto [least, most] = std::ranges::minmax(fetched);
    const std::size_t sum =
        std::accumulate(fetched.begin(), fetched.end(), std::size_t{0});
    std::cout << "  " << std::left << std::setw(10) << algorithm.name
              << std::right << std::setw(7) << least << std::setw(7)
              << (sum + fetched.size() / 2) / fetched.size() << std::setw(7)
              << most << '\n';
  }
}
