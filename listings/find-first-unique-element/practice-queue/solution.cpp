#include <cstddef>
#include <iostream>
#include <optional>
#include <queue>
#include <unordered_map>
#include <vector>

// #region listing
class FirstUnique {
 public:
  void push(int value) {
    if (++count_[value] == 1) waiting_.push(value);
    while (!waiting_.empty() && count_.at(waiting_.front()) > 1) {
      waiting_.pop();  // a repeated value never comes back
    }
  }

  std::optional<int> first() const {
    if (waiting_.empty()) return std::nullopt;
    return waiting_.front();
  }

 private:
  std::unordered_map<int, std::size_t> count_;
  std::queue<int> waiting_;  // each value once, in order of first appearance
};
// #endregion

int main() {
  FirstUnique numbers;
  for (const int value : std::vector<int>{7, 4, 7, -1, 4, 7, 9}) {
    numbers.push(value);
    const std::optional<int> found = numbers.first();
    std::cout << "push " << value << ", first unique: ";
    if (found) {
      std::cout << *found << '\n';
    } else {
      std::cout << "none\n";
    }
  }
}
