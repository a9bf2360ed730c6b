// Memory that the program has not written yet.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <tuple>
#include <type_traits>

#include "heap.hpp"
#include "kinds.hpp"
#include "unchecked.hpp"

extern "C" {
extern const char __global_base;  // set by the linker; the stack lies below
}

namespace trace {

/// Types whose values can be recognized as unwritten memory. A bool has only
/// two valid bytes, and `unwritten_byte` alone is no character of ASCII or
/// UTF-8. Other types of one byte may have any.
template <typename Value>
concept TellsUnwritten = (std::is_arithmetic_v<Value> ||
                          std::is_enum_v<Value> || std::is_pointer_v<Value>) &&
                         (sizeof(Value) > 1 || std::same_as<Value, char> ||
                          std::same_as<typename Number<Value>::type, bool>);

/// Whether a value still has the bytes that memory is filled with before its
/// first use. The bytes are compared, because a bool with a byte other than 0
/// or 1 may be read as either value.
template <TellsUnwritten Value>
TRACE_UNCHECKED bool is_unwritten(const Value& value) {
  unsigned char bytes[sizeof(Value)];
  std::memcpy(bytes, std::addressof(value), sizeof(Value));
  for (const unsigned char byte : bytes) {
    if (byte != heap::unwritten_byte) return false;
  }
  return true;
}

/// The parameter of a function that a derived class must not inherit.
template <typename Class>
struct Exactly {};

/// Fills a variable that was declared without a value, so that it is shown as
/// unwritten. On 32 bits the compiler would fill it with -1.
template <typename Variable>
TRACE_UNCHECKED const Variable& unwritten(Variable& variable) {
  using Plain = std::remove_cv_t<Variable>;
  auto& plain = const_cast<Plain&>(variable);
  if constexpr (std::is_empty_v<Plain>) {
    // It may share its address with another field.
  } else if constexpr (std::is_trivially_default_constructible_v<Variable>) {
    std::memset(std::addressof(plain), heap::unwritten_byte, sizeof(Plain));
  } else if constexpr (std::is_array_v<Plain> || requires {
                         std::tuple_size<Plain>::value + plain.size();
                       }) {
    for (auto& element : plain) unwritten(element);
  } else if constexpr (requires { plain.trace_unset_(Exactly<Plain>{}); }) {
    plain.trace_unset_(Exactly<Plain>{});
  }
  return variable;
}

/// Whether an address belongs to a variable of a running function.
inline bool is_on_stack(const void* address) {
  return reinterpret_cast<std::uintptr_t>(address) <
         reinterpret_cast<std::uintptr_t>(&__global_base);
}

/// Fills a field that a constructor has not set yet, so that it is shown as
/// unwritten. A static variable is zero before its constructor runs, and new
/// memory on the heap is filled already.
template <typename Field>
TRACE_UNCHECKED void unset(Field& field) {
  if (is_on_stack(std::addressof(field))) unwritten(field);
}

}  // namespace trace
