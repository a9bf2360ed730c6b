#include <algorithm>
#include <cstddef>
#include <iostream>
#include <limits>
#include <memory>
#include <stdexcept>
#include <type_traits>
#include <utility>

/// Owns memory for `capacity` objects of type T, and none of the objects.
template <typename T>
class Storage {
 public:
  Storage() noexcept = default;

  explicit Storage(std::size_t capacity)
      : data_{std::allocator<T>{}.allocate(capacity)}, capacity_{capacity} {}

  Storage(const Storage&) = delete;
  Storage& operator=(const Storage&) = delete;

  Storage(Storage&& other) noexcept
      : data_{std::exchange(other.data_, nullptr)},
        capacity_{std::exchange(other.capacity_, 0)} {}

  Storage& operator=(Storage&& other) noexcept {
    Storage taken{std::move(other)};
    swap(taken);
    return *this;
  }

  ~Storage() {
    if (data_ != nullptr) std::allocator<T>{}.deallocate(data_, capacity_);
  }

  T* data() const noexcept { return data_; }
  std::size_t capacity() const noexcept { return capacity_; }

  void swap(Storage& other) noexcept {
    std::swap(data_, other.data_);
    std::swap(capacity_, other.capacity_);
  }

 private:
  T* data_ = nullptr;
  std::size_t capacity_ = 0;
};

template <typename T>
class DynamicArray {
 public:
  DynamicArray() noexcept = default;

  DynamicArray(const DynamicArray& other)
      : storage_{other.size_}, size_{other.size_} {
    std::uninitialized_copy_n(other.data(), size_, data());
  }

  DynamicArray(DynamicArray&& other) noexcept
      : storage_{std::move(other.storage_)},
        size_{std::exchange(other.size_, 0)} {}

  DynamicArray& operator=(const DynamicArray& other) {
    DynamicArray copy{other};  // whatever can fail, fails here
    swap(copy);
    return *this;
  }

  DynamicArray& operator=(DynamicArray&& other) noexcept {
    DynamicArray taken{std::move(other)};
    swap(taken);
    return *this;
  }

  ~DynamicArray() { std::destroy_n(data(), size_); }

  std::size_t size() const noexcept { return size_; }
  std::size_t capacity() const noexcept { return storage_.capacity(); }
  static std::size_t max_size() noexcept {
    return std::numeric_limits<std::ptrdiff_t>::max() / sizeof(T);
  }

  T& operator[](std::size_t i) { return data()[i]; }
  const T& operator[](std::size_t i) const { return data()[i]; }
  T& at(std::size_t i) {
    if (i >= size_) throw std::out_of_range("DynamicArray::at");
    return data()[i];
  }
  const T& at(std::size_t i) const {
    if (i >= size_) throw std::out_of_range("DynamicArray::at");
    return data()[i];
  }
  T* begin() noexcept { return data(); }
  T* end() noexcept { return data() + size_; }
  const T* begin() const noexcept { return data(); }
  const T* end() const noexcept { return data() + size_; }

  void push_back(const T& value) { emplace_back(value); }
  void push_back(T&& value) { emplace_back(std::move(value)); }

  template <typename... Arguments>
  void emplace_back(Arguments&&... arguments) {
    if (size_ < capacity()) {
      std::construct_at(data() + size_, std::forward<Arguments>(arguments)...);
    } else {
      emplace_in_larger(std::forward<Arguments>(arguments)...);
    }
    ++size_;  // only once the element is there
  }

  // #region listing
  void pop_back() {
    if (size_ == 0) throw std::out_of_range("DynamicArray::pop_back");
    --size_;
    std::destroy_at(data() + size_);
    if (capacity() >= 4 && size_ <= capacity() / 4) halve_capacity();
  }
  // #endregion

  void reserve(std::size_t wanted) {
    if (wanted > max_size()) throw std::length_error("DynamicArray::reserve");
    if (wanted > capacity()) reallocate(wanted);
  }

  void swap(DynamicArray& other) noexcept {
    storage_.swap(other.storage_);
    std::swap(size_, other.size_);
  }

 private:
  T* data() const noexcept { return storage_.data(); }

  // #region halve
  static_assert(std::is_nothrow_move_constructible_v<T> ||
                    std::is_copy_constructible_v<T>,
                "a failed move would lose elements");

  void halve_capacity() noexcept {
    try {
      reallocate(capacity() / 2);  // at least as many free cells as elements
    } catch (...) {
      // The larger block still has every element: a pop must not fail.
    }
  }
  // #endregion

  /// Capacity for one element more than there is room for.
  std::size_t grown_capacity() const {
    const std::size_t limit = max_size();
    if (size_ == limit) throw std::length_error("DynamicArray is full");
    if (capacity() > limit / 2) return limit;  // doubling would overshoot
    return std::max<std::size_t>(1, 2 * capacity());
  }

  /// Fills raw memory with my elements; they move only if that cannot fail.
  void transfer_to(T* to) {
    std::size_t made = 0;
    try {
      for (; made < size_; ++made) {
        std::construct_at(to + made, std::move_if_noexcept(data()[made]));
      }
    } catch (...) {
      std::destroy_n(to, made);
      throw;
    }
  }

  /// Makes `storage`, which has my elements already, my own.
  void adopt(Storage<T>& storage) noexcept {
    std::destroy_n(data(), size_);
    storage_ = std::move(storage);
  }

  void reallocate(std::size_t wanted) {
    Storage<T> fresh{wanted};
    transfer_to(fresh.data());
    adopt(fresh);
  }

  template <typename... Arguments>
  void emplace_in_larger(Arguments&&... arguments) {
    Storage<T> larger{grown_capacity()};
    // First the new element: the arguments may refer to an old one.
    T* const added = std::construct_at(larger.data() + size_,
                                       std::forward<Arguments>(arguments)...);
    try {
      transfer_to(larger.data());
    } catch (...) {
      std::destroy_at(added);
      throw;
    }
    adopt(larger);
  }

  Storage<T> storage_;
  std::size_t size_ = 0;
};

int main() {
  DynamicArray<int> a;
  for (int i = 0; i < 16; ++i) a.push_back(i);
  std::cout << "size/capacity " << a.size() << '/' << a.capacity();
  while (a.size() > 0) {
    const std::size_t capacity = a.capacity();
    a.pop_back();
    if (a.capacity() != capacity) {
      std::cout << ", then " << a.size() << '/' << a.capacity();
    }
  }
  std::cout << '\n';
}
