#include <cstddef>
#include <iostream>
#include <stdexcept>
#include <utility>

template <typename T>
class DynamicArray {
 public:
  DynamicArray() noexcept = default;
  DynamicArray(const DynamicArray&) = delete;
  DynamicArray& operator=(const DynamicArray&) = delete;
  ~DynamicArray() { delete[] data_; }

  std::size_t size() const { return size_; }

  T& operator[](std::size_t i) { return data_[i]; }
  const T& operator[](std::size_t i) const { return data_[i]; }
  T& at(std::size_t i) {
    if (i >= size_) throw std::out_of_range("DynamicArray::at");
    return data_[i];
  }

  void push_back(T value) {
    if (size_ == capacity_) resize(capacity_ == 0 ? 1 : 2 * capacity_);
    data_[size_] = std::move(value);
    ++size_;
  }

  // #region listing
  void pop_back() {
    if (size_ == 0) throw std::out_of_range("DynamicArray::pop_back");
    --size_;
    // bug: leaves a full block, so that the next push has to grow it again
    if (capacity_ >= 2 && size_ <= capacity_ / 2) resize(capacity_ / 2);
  }
  // #endregion

 private:
  void resize(std::size_t capacity) {
    T* const fresh = new T[capacity]{};
    for (std::size_t i = 0; i < size_; ++i) fresh[i] = std::move(data_[i]);
    delete[] data_;
    data_ = fresh;
    capacity_ = capacity;
  }

  T* data_ = nullptr;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

int main() {
  DynamicArray<int> a;
  for (const int value : {1, 2, 3}) a.push_back(value);
  a.pop_back();
  std::cout << a.size() << '\n';
}
