// The kinds of types that are shown, and searched for elements, in the same
// way.
#pragma once

#include <concepts>
#include <ranges>
#include <tuple>
#include <type_traits>

#include "unchecked.hpp"

namespace trace {

struct AnyField {
  template <typename Field>
  void operator()(const char*, const Field&) const {}
};

/// A class with a function that visits its fields, as instrumented classes
/// have.
template <typename Value>
concept Recorded = requires(const Value& value, AnyField& visit) {
  value.trace_fields_(visit);
};

/// Visits the fields that a class inherits from a base.
template <typename Base, typename Visit>
TRACE_UNCHECKED void visit_fields(const Base& base, Visit& visit) {
  if constexpr (requires { base.trace_fields_(visit); }) {
    base.trace_fields_(visit);
  }
}

/// Whether values of a type have a size. Other types occur only behind
/// pointers.
template <typename Value>
concept Complete = !std::is_void_v<Value> && !std::is_function_v<Value> &&
                   requires { sizeof(Value); };

template <typename Value>
concept Contiguous = requires(const Value& value) {
  std::ranges::data(value);
  std::ranges::size(value);
};

template <typename Value>
concept Optional = requires(const Value& value) {
  { value.has_value() } -> std::same_as<bool>;
  *value;
};

/// A smart pointer with shared ownership. Its object need not begin a block,
/// because a reference count may precede it.
template <typename Value>
concept Sharer = requires(const Value& value) { value.use_count(); };

template <typename Value>
concept Owner = requires(const Value& value) {
  typename Value::element_type;
  value.get();
  requires Sharer<Value> || requires { typename Value::deleter_type; };
};

template <typename Value>
concept TupleLike = requires { std::tuple_size<Value>::value; };

template <typename Value>
concept Adaptor = requires {
  typename Value::container_type;
  requires !std::ranges::range<Value>;
};

/// The underlying type of an enumeration; any other type is unchanged.
template <typename Value>
struct Number : std::type_identity<Value> {};
template <typename Value>
  requires std::is_enum_v<Value>
struct Number<Value> : std::underlying_type<Value> {};

}  // namespace trace
