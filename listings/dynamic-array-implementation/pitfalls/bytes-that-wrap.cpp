#include <cstddef>
#include <iostream>
#include <memory>
#include <new>
#include <stdexcept>
#include <utility>

template <typename T>
class DynamicArray {
 public:
  DynamicArray() noexcept = default;
  DynamicArray(const DynamicArray&) = delete;
  DynamicArray& operator=(const DynamicArray&) = delete;
  ~DynamicArray() { free_block(); }

  std::size_t size() const { return size_; }
  std::size_t capacity() const { return capacity_; }

  T& operator[](std::size_t i) { return data_[i]; }
  const T& operator[](std::size_t i) const { return data_[i]; }
  T& at(std::size_t i) {
    if (i >= size_) throw std::out_of_range("DynamicArray::at");
    return data_[i];
  }

  void push_back(T value) {
    if (size_ == capacity_) reserve(capacity_ == 0 ? 1 : 2 * capacity_);
    std::construct_at(data_ + size_, std::move(value));
    ++size_;
  }

  void pop_back() {
    if (size_ == 0) throw std::out_of_range("DynamicArray::pop_back");
    --size_;
    std::destroy_at(data_ + size_);
  }

  // #region listing
  void reserve(std::size_t capacity) {
    if (capacity <= capacity_) return;
    T* const larger =
        static_cast<T*>(::operator new(capacity * sizeof(T)));  // bug: wraps
    std::uninitialized_move_n(data_, size_, larger);
    free_block();
    data_ = larger;
    capacity_ = capacity;
  }
  // #endregion

 private:
  void free_block() noexcept {
    std::destroy_n(data_, size_);
    ::operator delete(data_);
  }

  T* data_ = nullptr;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

int main() {
  DynamicArray<int> a;
  for (const int value : {1, 2, 3}) a.push_back(value);
  std::cout << a.size() << '\n';
}
