#include <iostream>
#include <iterator>
#include <list>
#include <optional>
#include <unordered_map>

// #region listing
class FirstUnique {
 public:
  void push(int value) {
    const auto entry = place_.find(value);
    if (entry == place_.end()) {
      once_.push_back(value);
      place_.emplace(value, std::prev(once_.end()));
    } else {
      once_.erase(entry->second);
      place_.erase(entry);  // bug: forgets that the value was ever here
    }
  }

  std::optional<int> first() const {
    if (once_.empty()) return std::nullopt;
    return once_.front();
  }

 private:
  std::list<int> once_;
  std::unordered_map<int, std::list<int>::iterator> place_;
};
// #endregion

int main() {
  FirstUnique numbers;
  numbers.push(4);
  numbers.push(4);
  numbers.push(4);
  std::cout << (numbers.first() ? "found one" : "found none") << '\n';
}
