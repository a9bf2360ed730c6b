#include <algorithm>
#include <array>
#include <cstddef>
#include <deque>
#include <exception>
#include <iterator>
#include <list>
#include <memory_resource>
#include <numeric>
#include <queue>
#include <span>
#include <stdexcept>
#include <utility>
#include <vector>

int lists() {
  std::byte room[1024];
  std::pmr::monotonic_buffer_resource memory(room, sizeof room);
  std::pmr::list<int> own({5, 3, 4}, &memory);
  std::pmr::list<int> one({7}, &memory);
  std::vector<std::list<int>> rows(3);
  for (std::size_t i = 0; i < 9; ++i) {
    rows[i % 2].push_front(static_cast<int>(i));
  }
  rows[0].splice(rows[0].end(), rows[1]);
  rows[0].sort();
  rows[1].push_back(*rows[0].begin() + *--rows[0].end());
  rows[0].erase(rows[0].begin());
  rows[2].merge(rows[0]);
  int sum = *own.begin() + *std::prev(own.end()) + *one.begin();
  sum += *rows[1].rbegin();
  for (const int x : rows[2]) sum += x;
  for (const int x : own) sum += x;
  return sum;
}

long long deques() {
  std::deque<long long> numbers;
  for (int i = 0; i < 1200; ++i) {
    numbers.push_back(i);
    if (i % 3 == 0) numbers.push_front(-i);
    if (i % 5 == 0) numbers.pop_front();
  }
  numbers.insert(numbers.begin() + 300, 5, 42);
  numbers.erase(numbers.begin() + 10, numbers.begin() + 600);
  std::deque<long long> copy = numbers;
  copy.resize(2000, 1);
  copy.shrink_to_fit();
  std::swap(numbers, copy);
  std::queue<std::array<int, 64>> blocks;
  for (int i = 0; i < 200; ++i) {
    blocks.push({i});
    if (i % 4 != 0) blocks.pop();
  }
  return std::accumulate(numbers.begin(), numbers.end(), 0LL) +
         std::accumulate(copy.rbegin(), copy.rend(), 0LL) + numbers.front() +
         blocks.front()[0] + blocks.back()[0];
}

int raise(int* total, int n) {
  int own[3] = {n, n, n};
  if (n == 0) throw std::out_of_range("the end");
  int* const first = own;
  *total += first[2];
  return raise(first, n - 1) + first[0];
}

std::vector<int> kept{1, 2, 3};
int table[5] = {4, 5, 6, 7, 8};
const char* const letters = "ab";

int globals() {
  static int doubled[5];
  std::transform(std::begin(table), std::end(table), doubled,
                 [](int x) { return 2 * x; });
  kept.push_back(doubled[4]);
  return std::accumulate(kept.begin(), kept.end(), table[4]) + letters[2];
}

int frames() {
  int total = 0;
  for (int i = 0; i < 20; ++i) {
    try {
      total += raise(&total, i);
    } catch (const std::exception&) {
      int own[30] = {i};
      for (const int* at = own; at != own + 30; ++at) total += *at;
    }
  }
  return total;
}

long long count_negatives(std::span<const int> a) {
  if (a.size() == 4) return globals();
  return a.size() == 1 ? lists() : a.size() == 2 ? deques() : frames();
}
