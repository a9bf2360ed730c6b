#include <cstddef>
#include <stdexcept>
#include <vector>

class Queue {
 public:
  std::size_t size() const {
    // Your code.
    return 0;
  }

  void push(int value) {
    // Your code.
  }

  /// Takes the oldest value off; throws std::out_of_range when there is none.
  int pop() {
    // Your code.
    return 0;
  }

 private:
  std::vector<int> ring_;
};
