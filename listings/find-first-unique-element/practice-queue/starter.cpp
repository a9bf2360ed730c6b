#include <cstddef>
#include <optional>
#include <queue>
#include <unordered_map>

class FirstUnique {
 public:
  void push(int value) {
    // Your code.
  }

  /// The first value that was pushed exactly once so far.
  std::optional<int> first() const {
    // Your code.
    return std::nullopt;
  }

 private:
  std::unordered_map<int, std::size_t> count_;
  std::queue<int> waiting_;
};
