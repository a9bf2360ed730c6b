#include <cstddef>
#include <iostream>
#include <stdexcept>
#include <vector>

// #region listing
class Queue {
 public:
  std::size_t size() const { return size_; }

  void push(int value) {
    if (size_ == ring_.size()) grow();
    ring_[(first_ + size_) % ring_.size()] = value;
    ++size_;
  }

  int pop() {
    if (size_ == 0) throw std::out_of_range("Queue::pop");
    const int value = ring_[first_];
    first_ = (first_ + 1) % ring_.size();
    --size_;
    return value;
  }

 private:
  void grow() {
    std::vector<int> larger(ring_.empty() ? 1 : 2 * ring_.size());
    for (std::size_t i = 0; i < size_; ++i) {
      larger[i] = ring_[(first_ + i) % ring_.size()];  // oldest first
    }
    ring_.swap(larger);
    first_ = 0;
  }

  std::vector<int> ring_;
  std::size_t first_ = 0;
  std::size_t size_ = 0;
};
// #endregion

int main() {
  Queue queue;
  for (const int value : {5, 7, 9}) queue.push(value);
  std::cout << queue.pop() << ", then " << queue.pop() << '\n';
}
