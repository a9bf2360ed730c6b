// The kinds of types that are shown, and searched for elements, in the same
// way.
#pragma once

#include <compare>
#include <concepts>
#include <iterator>
#include <memory>
#include <ranges>
#include <stdexcept>
#include <string_view>
#include <tuple>
#include <type_traits>

#include "json.hpp"
#include "unchecked.hpp"

namespace trace {

/// Visits the fields of an object: shows them, or adds the memory that they
/// hold. A local class cannot have a member template, so this is a class.
class FieldVisitor {
 public:
  /// @param out where to show the fields; null to add their memory instead.
  explicit FieldVisitor(Json* out) : out_{out} {}

  template <typename Field>
  void operator()(const char* name, const Field& held);
  void message(std::string_view text);
  bool has_shown() const { return has_shown_; }

 private:
  void begin(const char* name);

  Json* out_;
  bool has_shown_ = false;
};

/// A class with a function that visits its fields, as instrumented classes
/// have.
template <typename Value>
concept Recorded = requires(const Value& value, FieldVisitor& visit) {
  value.trace_fields_(visit);
};

/// Exceptions of the library with a message.
template <typename Value>
concept WithMessage = std::derived_from<Value, std::logic_error> ||
                      std::derived_from<Value, std::runtime_error>;

/// Visits the fields that a class inherits from a base.
template <typename Base>
TRACE_UNCHECKED void visit_fields(const Base& base, FieldVisitor& visit) {
  if constexpr (Recorded<Base>) {
    base.trace_fields_(visit);
  } else if constexpr (WithMessage<Base>) {
    visit.message(base.Base::what());
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

template <typename Value>
concept Variant = requires(const Value& value) {
  value.valueless_by_exception();
  value.index();
};

template <typename Value>
concept Function = requires(const Value& value) {
  typename Value::result_type;
  value.target_type();
};

template <typename Value>
concept Bits = requires(const Value& value) {
  value.to_ullong();
  value[0];
};

/// A stream that holds its text in memory.
template <typename Value>
concept TextStream = requires(const Value& value) {
  { value.view() } -> std::same_as<std::string_view>;
  value.rdbuf();
};

/// The result of a three-way comparison.
template <typename Value>
concept Ordering = std::convertible_to<Value, std::partial_ordering>;

/// `std::monostate`, without its header. No function object of the library and
/// no lambda can be compared.
template <typename Value>
concept Unit = std::is_empty_v<Value> && std::three_way_comparable<Value>;

template <typename Value>
concept ReverseIterator = requires(const Value& value) {
  typename Value::iterator_type;
  requires std::same_as<Value,
                        std::reverse_iterator<typename Value::iterator_type>>;
  requires std::contiguous_iterator<typename Value::iterator_type>;
};

/// An iterator of a container whose elements are nodes: a list, map or set. It
/// consists of a pointer to its node. To dereference it only computes the
/// address of the element.
template <typename Value>
concept NodeIterator =
    std::forward_iterator<Value> && sizeof(Value) == sizeof(void*) &&
    std::is_trivially_copyable_v<Value> &&
    std::is_lvalue_reference_v<std::iter_reference_t<Value>> &&
    !requires(const Value& value) { value.base(); };

/// The underlying type of an enumeration; any other type is unchanged.
template <typename Value>
struct Number : std::type_identity<Value> {};
template <typename Value>
  requires std::is_enum_v<Value>
struct Number<Value> : std::underlying_type<Value> {};

}  // namespace trace
