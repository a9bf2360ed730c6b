#include <iostream>
#include <list>
#include <optional>
#include <unordered_map>
#include <vector>

// #region listing
class FirstUnique {
 public:
  FirstUnique() = default;
  FirstUnique(const FirstUnique&) = delete;  // place_ points into once_
  FirstUnique& operator=(const FirstUnique&) = delete;

  void push(int value) {
    const auto entry = place_.find(value);
    if (entry == place_.end()) {
      std::list<int> node{value};
      place_.emplace(value, node.begin());
      once_.splice(once_.end(), node);  // moves the node, allocates nothing
    } else if (entry->second) {
      once_.erase(*entry->second);
      entry->second.reset();  // seen again: out for good
    }
  }

  std::optional<int> first() const {
    if (once_.empty()) return std::nullopt;
    return once_.front();
  }

 private:
  std::list<int> once_;  // values seen once, oldest first
  std::unordered_map<int, std::optional<std::list<int>::iterator>> place_;
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
