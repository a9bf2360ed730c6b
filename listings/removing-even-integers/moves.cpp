#include <cstddef>
#include <iomanip>
#include <iostream>
#include <vector>

long moves = 0;

/// An int that counts how often one is assigned.
struct Counted {
  explicit Counted(int number) : value{number} {}
  Counted(const Counted&) = default;
  Counted& operator=(const Counted& other) {
    value = other.value;
    ++moves;
    return *this;
  }
  ~Counted() = default;

  int value;
};

using Values = std::vector<Counted>;

bool is_even(const Counted& x) { return x.value % 2 == 0; }

void erase_in_loop(Values& a) {
  auto it = a.begin();
  while (it != a.end()) {
    if (is_even(*it)) {
      it = a.erase(it);
    } else {
      ++it;
    }
  }
}

void write_index(Values& a) {
  std::size_t write = 0;
  for (std::size_t read = 0; read < a.size(); ++read) {
    if (!is_even(a[read])) {
      a[write] = a[read];
      ++write;
    }
  }
  a.erase(a.begin() + static_cast<std::ptrdiff_t>(write), a.end());
}

void erase_if(Values& a) { std::erase_if(a, is_even); }

void swap_with_last(Values& a) {
  std::size_t i = 0;
  while (i < a.size()) {
    if (is_even(a[i])) {
      a[i] = a.back();
      a.pop_back();
    } else {
      ++i;
    }
  }
}

void from_both_ends(Values& a) {
  std::size_t left = 0;
  std::size_t right = a.size();
  while (true) {
    while (left < right && !is_even(a[left])) ++left;
    while (left < right && is_even(a[right - 1])) --right;
    if (left == right) break;
    --right;
    a[left] = a[right];
    ++left;
  }
  a.erase(a.begin() + static_cast<std::ptrdiff_t>(left), a.end());
}

// #region listing
/// Counts the assignments that an approach makes on a copy of the values.
long moves_of(void (*approach)(Values&), Values values) {
  moves = 0;
  approach(values);
  return moves;
}
// #endregion

void print_row(const char* name, void (*approach)(Values&)) {
  Values every_second;
  Values only_first;
  Values none;
  Values all_but_last;
  for (int i = 0; i < 1000; ++i) {
    every_second.emplace_back(i);
    none.emplace_back(1);
    only_first.emplace_back(i == 0 ? 2 : 1);
    all_but_last.emplace_back(i == 999 ? 1 : 2);
  }
  std::cout << std::left << std::setw(16) << name << std::right << std::setw(10)
            << moves_of(approach, every_second) << std::setw(10)
            << moves_of(approach, only_first) << std::setw(10)
            << moves_of(approach, none) << std::setw(10)
            << moves_of(approach, all_but_last) << '\n';
}

int main() {
  std::cout << "even values:       every     first             all but\n"
            << "                  second      only      none  the last\n";
  print_row("erase in a loop", erase_in_loop);
  print_row("write index", write_index);
  print_row("std::erase_if", erase_if);
  print_row("swap with last", swap_with_last);
  print_row("from both ends", from_both_ends);
}
