#include <cstddef>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <utility>

template <typename T>
class DynamicArray {
 public:
  std::size_t size() const { return size_; }

  T& operator[](std::size_t i) { return data_[i]; }
  const T& operator[](std::size_t i) const { return data_[i]; }
  T& at(std::size_t i) {
    if (i >= size_) throw std::out_of_range("DynamicArray::at");
    return data_[i];
  }

  // #region listing
  void push_back(const T& value) {
    if (size_ < capacity_) {
      data_[size_] = value;
    } else {
      const std::size_t capacity = capacity_ == 0 ? 1 : 2 * capacity_;
      auto larger = std::make_unique<T[]>(capacity);
      larger[size_] = value;
      for (std::size_t i = 0; i < size_; ++i) {
        larger[i] = std::move(data_[i]);  // bug: gone, if the next one fails
      }
      data_ = std::move(larger);
      capacity_ = capacity;
    }
    ++size_;
  }
  // #endregion

  void pop_back() {
    if (size_ == 0) throw std::out_of_range("DynamicArray::pop_back");
    --size_;
  }

 private:
  std::unique_ptr<T[]> data_;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

int main() {
  DynamicArray<int> a;
  for (const int value : {1, 2, 3}) a.push_back(value);
  std::cout << a.size() << '\n';
}
