// The functions that an instrumented listing calls. They report when a
// statement runs and which variables are in scope; trace.cpp passes that to the
// page. Included before the listing, and never shown to the reader.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstring>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>

#include "index.hpp"
#include "json.hpp"
#include "rounds.hpp"
#include "sequence.hpp"
#include "show.hpp"
#include "unchecked.hpp"
#include "unwritten.hpp"

namespace trace {

/// A variable in scope, from its declaration to the end of its scope.
class Slot {
 public:
  using AddExtents = void (*)(const void*);

  /// @param add_extents null if the variable holds no memory.
  Slot(const char* name, const char* indexes, const void* variable, ShowAt show,
       AddExtents add_extents);
  ~Slot();
  Slot(const Slot&) = delete;
  Slot& operator=(const Slot&) = delete;

  const char* name() const { return name_; }
  const char* indexes() const { return indexes_; }
  void show(Json& out) const { show_(out, variable_); }
  /// Whether it is the variable at an address that is shown by a function.
  bool holds(const void* address, ShowAt show) const {
    return variable_ == address && show_ == show;
  }
  void add_extents() const {
    if (add_extents_ != nullptr) add_extents_(variable_);
  }

 private:
  const char* name_;
  const char* indexes_;
  const void* variable_;
  ShowAt show_;
  AddExtents add_extents_;
};

template <typename Value>
class Watch : Slot {
  /// Nothing else writes to the variable while it is shown.
  using Shown = std::remove_cv_t<Value>;

 public:
  /// @param indexes names of the arrays that the source subscripts with it,
  /// separated by spaces.
  TRACE_UNCHECKED Watch(const char* name, const Value& variable,
                        const char* indexes = "")
      : Slot(name, indexes, const_cast<const Shown*>(std::addressof(variable)),
             &show_at<Shown>, add_extents_of()) {}

 private:
  static constexpr Slot::AddExtents add_extents_of() {
    if constexpr (std::is_arithmetic_v<Value> || std::is_enum_v<Value>) {
      return nullptr;
    } else {
      return [](const void* at) TRACE_UNCHECKED {
        trace::add_extents(*static_cast<const Shown*>(at));
      };
    }
  }
};

/// A reference to a function, which has no value to show.
template <typename Value>
  requires std::is_function_v<Value>
class Watch<Value> {
 public:
  Watch(const char*, const Value&, const char* = "") {}
};

/// A call, from the beginning of a function's body to its end.
class Frame {
 public:
  Frame(const char* name, int line);
  ~Frame();
  Frame(const Frame&) = delete;
  Frame& operator=(const Frame&) = delete;
};

/// A comparison that the listing itself writes is about to be evaluated.
void compared();

/// Records the result of a condition.
void tested(const char* source, bool holds);

template <typename Condition>
TRACE_UNCHECKED bool test(const char* source, Condition&& condition) {
  const bool holds = static_cast<bool>(std::forward<Condition>(condition));
  tested(source, holds);
  return holds;
}

/// Starts to record the value that the running call is about to return. Returns
/// where to show it; null if the value is not needed.
std::string* returning_begins();
void returning_ends();

/// @tparam Converted the return type of the call, if it is known. A number is
/// converted to it before it is shown.
template <typename Converted = void, typename Value>
TRACE_UNCHECKED void returned(const Value& value) {
  std::string* const target = returning_begins();
  if (target == nullptr) return;
  Json out{*target};
  if constexpr (std::is_arithmetic_v<Converted> &&
                std::is_arithmetic_v<Value>) {
    show(out, static_cast<Converted>(value));
  } else if constexpr (std::is_array_v<Value> &&
                       std::same_as<std::remove_extent_t<Value>, char>) {
    // The function returns a pointer to this text, often a string literal.
    show_string(out, {value, strnlen(value, std::extent_v<Value>)});
  } else {
    show(out, value);
  }
  returning_ends();
}

/// Stands for the return type of a call that the compiler deduces.
struct Deduced;

/// A number, a pointer or another value without parts that is returned as such.
template <typename Converted, typename Value>
concept ReturnedByValue =
    (std::is_scalar_v<Converted> || std::same_as<Converted, Deduced>) &&
    std::is_scalar_v<std::decay_t<Value>>;

/// Records the value of a return statement's expression, and returns it.
template <typename Converted = void, typename Value>
  requires(!ReturnedByValue<Converted, Value>)
TRACE_UNCHECKED Value&& result(Value&& value) {
  returned<Converted>(value);
  return static_cast<Value&&>(value);
}

/// The parameter is no reference, because the compiler checks the index of an
/// element only where the element is read.
template <typename Converted, typename Value>
  requires ReturnedByValue<Converted, Value>
TRACE_UNCHECKED Value result(Value value) {
  returned<Converted>(value);
  return value;
}

}  // namespace trace
