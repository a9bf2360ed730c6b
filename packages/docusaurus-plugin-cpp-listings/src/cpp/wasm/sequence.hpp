// Finds the memory whose reads and writes count, from the values of variables.
#pragma once

#include <cstddef>
#include <memory>
#include <ranges>
#include <string_view>
#include <type_traits>

#include "kinds.hpp"
#include "targets.hpp"
#include "unchecked.hpp"

namespace trace {

/// A stretch of memory that holds elements of one type.
struct Sequence {
  const void* first = nullptr;
  std::size_t size = 0;          // in elements
  std::size_t element_size = 0;  // in bytes
  /// Returns the sequence that an element holds, if the elements are sequences
  /// themselves. Then the elements of the inner sequences count.
  Sequence (*held)(const void* element) = nullptr;
  /// Whether the elements count too, because they are pointers to the rows.
  bool counts = held == nullptr;
};

template <typename Value>
Sequence sequence_of(const Value& value);

/// A row of a table. A string is not a row, but a value of its own.
template <typename Value>
concept Row = !Recorded<Value> &&
              !std::is_convertible_v<const Value&, std::string_view> &&
              (std::is_array_v<Value> || Contiguous<Value>);

/// A pointer to a row that the program may have allocated, as in an `int**`.
template <typename Value>
concept PointerToRow = std::is_pointer_v<Value> &&
                       std::is_arithmetic_v<std::remove_pointer_t<Value>> &&
                       !std::is_convertible_v<Value, std::string_view>;

/// @param room the number of elements that fit; only the first `size` hold
/// rows.
template <typename Element>
Sequence sequence_at(const Element* first, std::size_t size, std::size_t room) {
  using Plain = std::remove_cv_t<Element>;
  if constexpr (Row<Plain> || PointerToRow<Plain>) {
    return {first, size, sizeof(Element),
            [](const void* element) TRACE_UNCHECKED {
              return sequence_of(*static_cast<const Element*>(element));
            },
            PointerToRow<Plain>};
  } else {
    return {first, room, sizeof(Element)};
  }
}

template <typename Pointee>
Sequence sequence_led_to(Pointee* target, std::size_t size) {
  if constexpr (!Complete<Pointee>) {
    return {};
  } else {
    return sequence_at(target, size, size);
  }
}

/// The memory of a value whose reads and writes count, as the value holds it
/// now.
template <typename Value>
TRACE_UNCHECKED Sequence sequence_of(const Value& value) {
  using Plain = std::remove_cv_t<Value>;
  if constexpr (Recorded<Plain>) {
    return {};
  } else if constexpr (std::is_array_v<Plain>) {
    constexpr std::size_t size = std::extent_v<Plain>;
    return sequence_at(&value[0], size, size);
  } else if constexpr (std::is_convertible_v<const Plain&, std::string_view>) {
    if constexpr (std::is_pointer_v<Plain>) {
      return {};
    } else {
      const std::string_view text{value};
      return {text.data(), text.size(), 1};
    }
  } else if constexpr (std::is_pointer_v<Plain>) {
    return sequence_led_to(value, elements_at(value));
  } else if constexpr (Contiguous<Plain>) {
    const std::size_t size = std::ranges::size(value);
    std::size_t room = size;
    // A vector writes to its spare capacity before it increases its size.
    if constexpr (requires { value.capacity(); }) room = value.capacity();
    return sequence_at(std::ranges::data(value), size, room);
  } else if constexpr (Owner<Plain>) {
    return sequence_led_to(value.get(), elements_of(value));
  } else {
    return {};
  }
}

/// Adds memory whose reads and writes count.
void add_extent(const Sequence& found);

/// Adds all memory of a value whose reads and writes count. For an object, this
/// is the memory that its fields hold.
template <typename Value>
TRACE_UNCHECKED void add_extents(const Value& value) {
  if constexpr (Recorded<std::remove_cv_t<Value>>) {
    FieldVisitor visit{nullptr};
    value.trace_fields_(visit);
  } else {
    add_extent(sequence_of(value));
  }
}

}  // namespace trace
