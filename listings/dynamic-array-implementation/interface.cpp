#include <cstddef>

// #region listing
template <typename T>
class DynamicArray {
 public:
  DynamicArray() noexcept;
  DynamicArray(const DynamicArray& other);
  DynamicArray(DynamicArray&& other) noexcept;
  DynamicArray& operator=(const DynamicArray& other);
  DynamicArray& operator=(DynamicArray&& other) noexcept;
  ~DynamicArray();

  std::size_t size() const noexcept;      // elements that are there
  std::size_t capacity() const noexcept;  // elements there is room for
  static std::size_t max_size() noexcept;

  T& operator[](std::size_t i);  // i < size(), not checked
  T& at(std::size_t i);          // throws std::out_of_range unless i < size()
  T* begin() noexcept;
  T* end() noexcept;  // these four for const arrays, too

  void push_back(const T& value);
  void pop_back();                     // throws std::out_of_range when empty
  void reserve(std::size_t capacity);  // throws std::length_error if too large
  void swap(DynamicArray& other) noexcept;
};
// #endregion

int main() {}
