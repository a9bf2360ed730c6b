#include <algorithm>
#include <cstddef>
#include <iostream>
#include <limits>
#include <memory>
#include <stdexcept>
#include <utility>

// #region rest
template <typename T>
class DynamicArray {
 public:
  DynamicArray() noexcept = default;

  DynamicArray(const DynamicArray& other)
      : cells_{other.copied_to(other.size_)},
        size_{other.size_},
        capacity_{other.size_} {}

  DynamicArray(DynamicArray&& other) noexcept
      : cells_{std::move(other.cells_)},
        size_{std::exchange(other.size_, 0)},
        capacity_{std::exchange(other.capacity_, 0)} {}

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

  ~DynamicArray() = default;  // cells_ frees what it owns

  std::size_t size() const noexcept { return size_; }
  std::size_t capacity() const noexcept { return capacity_; }
  static std::size_t max_size() noexcept {
    return std::numeric_limits<std::ptrdiff_t>::max() / sizeof(T);
  }

  T& operator[](std::size_t i) { return cells_[i]; }
  const T& operator[](std::size_t i) const { return cells_[i]; }
  T& at(std::size_t i) {
    if (i >= size_) throw std::out_of_range("DynamicArray::at");
    return cells_[i];
  }
  const T& at(std::size_t i) const {
    if (i >= size_) throw std::out_of_range("DynamicArray::at");
    return cells_[i];
  }
  T* begin() noexcept { return cells_.get(); }
  T* end() noexcept { return cells_.get() + size_; }
  const T* begin() const noexcept { return cells_.get(); }
  const T* end() const noexcept { return cells_.get() + size_; }

  void swap(DynamicArray& other) noexcept {
    std::swap(cells_, other.cells_);
    std::swap(size_, other.size_);
    std::swap(capacity_, other.capacity_);
  }
  // #endregion

  // #region listing
  void push_back(const T& value) {
    if (size_ < capacity_) {
      cells_[size_] = value;
    } else {
      const std::size_t capacity = grown_capacity();
      std::unique_ptr<T[]> larger = copied_to(capacity);
      larger[size_] = value;       // even if it is an old cell: not freed yet
      cells_ = std::move(larger);  // nothing can fail from here on
      capacity_ = capacity;
    }
    ++size_;
  }

  void pop_back() {
    if (size_ == 0) throw std::out_of_range("DynamicArray::pop_back");
    --size_;
  }

  void reserve(std::size_t capacity) {
    if (capacity <= capacity_) return;
    cells_ = copied_to(capacity);
    capacity_ = capacity;
  }

 private:
  /// Capacity for one element more than there is room for.
  std::size_t grown_capacity() const { return capacity_ + 1; }

  /// A new block with room for `capacity` elements and copies of all of mine.
  std::unique_ptr<T[]> copied_to(std::size_t capacity) const {
    if (capacity > max_size()) throw std::length_error("DynamicArray");
    auto cells = std::make_unique_for_overwrite<T[]>(capacity);
    for (std::size_t i = 0; i < size_; ++i) cells[i] = cells_[i];
    return cells;
  }

  std::unique_ptr<T[]> cells_;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
  // #endregion
};

/// An element that counts how often one is made or set from another.
struct Counted {
  inline static int transfers = 0;
  Counted() = default;
  Counted(const Counted&) { ++transfers; }
  Counted(Counted&&) noexcept { ++transfers; }
  Counted& operator=(const Counted&) {
    ++transfers;
    return *this;
  }
  Counted& operator=(Counted&&) noexcept {
    ++transfers;
    return *this;
  }
  ~Counted() = default;
};

int main() {
  DynamicArray<int> a;
  std::cout << "size/capacity";
  for (const int value : {4, 8, 15, 16, 23}) {
    a.push_back(value);
    std::cout << ' ' << a.size() << '/' << a.capacity();
  }
  std::cout << "\nelements";
  for (const int value : a) std::cout << ' ' << value;

  const int pushes = 1000;
  DynamicArray<Counted> counted;
  for (int i = 0; i < pushes; ++i) counted.push_back(Counted{});
  std::cout << '\n'
            << pushes << " pushes carried " << Counted::transfers - pushes
            << " elements over; capacity " << counted.capacity() << '\n';
}
