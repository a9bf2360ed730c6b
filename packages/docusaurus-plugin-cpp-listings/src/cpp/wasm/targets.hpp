// The elements of the memory that pointers and owners lead to.
#pragma once

#include <algorithm>
#include <cstddef>
#include <type_traits>

#include "heap.hpp"
#include "kinds.hpp"

namespace trace {

/// The number of elements of the live block that begins at a pointer's target.
/// At most 1 if the target may be of a larger, derived class.
template <typename Pointee>
std::size_t elements_at(Pointee* target) {
  if constexpr (!Complete<Pointee>) {
    return 0;
  } else {
    const std::size_t size = heap::bytes_at(target) / sizeof(Pointee);
    return std::is_polymorphic_v<Pointee> ? std::min<std::size_t>(size, 1)
                                          : size;
  }
}

/// The number of elements of the memory that an owner holds.
template <Owner Value>
std::size_t elements_of(const Value& value) {
  const auto target = value.get();
  const std::size_t size = elements_at(target);
  return Sharer<Value> && Complete<typename Value::element_type> && size == 0 &&
                 target != nullptr
             ? 1
             : size;
}

}  // namespace trace
