// The functions that an instrumented listing calls. They report when a
// statement runs and which variables are in scope; trace.cpp passes that to the
// page. Included before the listing, and never shown to the reader.
#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <iterator>
#include <memory>
#include <queue>
#include <ranges>
#include <span>
#include <stack>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "heap.hpp"
#include "proof.hpp"
#include "rounds.hpp"

/// For functions that read a value only to show it. Their reads do not count as
/// accesses of the program.
#define TRACE_UNCHECKED \
  __attribute__((       \
      no_sanitize("kernel-address", "undefined", "float-cast-overflow")))

namespace trace {

/// A stretch of memory that holds elements of one type.
struct Sequence {
  const void* first = nullptr;
  std::size_t size = 0;          // in elements
  std::size_t element_size = 0;  // in bytes
  /// Returns the sequence that an element holds, if the elements are sequences
  /// themselves. Then the elements of the inner sequences count.
  Sequence (*held)(const void* element) = nullptr;
};

/// The JSON of a step, in the notation that recordTrace.ts reads.
class Json {
 public:
  void raw(std::string_view text);
  void text(std::string_view text);
  /// Adds a string of the program, cut if it is long.
  void string(std::string_view string);
  /// Adds a value that the page shows unchanged, without quotes.
  void words(std::string_view words);
  void integer(std::int64_t value);
  void natural(std::uint64_t value);
  /// Adds a 128-bit integer that does not fit into 64 bits.
  void wide(unsigned __int128 magnitude, bool is_negative);
  void real(double value);
  void pointer(const void* target, std::size_t element_size);
};

/// The number of elements of the live block that begins at `first`; 0 if there
/// is none.
std::size_t block_size(const void* first, std::size_t element_size);

/// How many elements of a sequence to show: none if the step shows them
/// already, and a limited number per step.
std::size_t elements_to_show(const void* first, std::size_t size,
                             std::size_t element_size);
/// Whether to show another element of a container after `shown` elements.
bool is_element_to_show(std::size_t shown);

/// Starts to show a block. Returns false if the block is being shown already.
bool begin_block(const void* first);
void end_block();

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

template <typename Value>
void show(Json& out, const Value& value);

/// A class that a proof defines and shows in its own notation.
template <typename Value>
concept ShownByProof =
    std::is_class_v<Value> &&
    requires(proof::Writer& out, const Value& value) { show(out, value); };

template <typename Element>
TRACE_UNCHECKED void show_sequence(Json& out, const Element* first,
                                   std::size_t size, bool is_block) {
  out.raw("{\"@\":");
  out.natural(reinterpret_cast<std::uintptr_t>(first));
  out.raw(",\"s\":");
  out.natural(sizeof(Element));
  if (is_block) out.raw(",\"b\":1");
  out.raw(",\"e\":[");
  const std::size_t shown = elements_to_show(first, size, sizeof(Element));
  for (std::size_t i = 0; i < shown; ++i) {
    if (i > 0) out.raw(",");
    show(out, first[i]);
  }
  out.raw("]");
  if (shown < size) {
    out.raw(",\"n\":");
    out.natural(size);
  }
  out.raw("}");
}

/// The underlying type of an enumeration; any other type is unchanged.
template <typename Value>
struct Number : std::type_identity<Value> {};
template <typename Value>
  requires std::is_enum_v<Value>
struct Number<Value> : std::underlying_type<Value> {};

/// Types whose values can be recognized as unwritten memory. A character may
/// have any byte, but a bool has only two valid ones.
template <typename Value>
concept TellsUnwritten =
    (std::is_arithmetic_v<Value> || std::is_enum_v<Value> ||
     std::is_pointer_v<Value>) &&
    (sizeof(Value) > 1 || std::same_as<typename Number<Value>::type, bool>);

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

/// Fills a variable that was declared without a value, so that it is shown as
/// unwritten. On 32 bits the compiler would fill it with -1.
template <typename Variable>
TRACE_UNCHECKED const Variable& unwritten(Variable& variable) {
  if constexpr (std::is_trivially_default_constructible_v<Variable>) {
    std::memset(
        const_cast<std::remove_cv_t<Variable>*>(std::addressof(variable)),
        heap::unwritten_byte, sizeof(Variable));
  }
  return variable;
}

template <typename Value>
TRACE_UNCHECKED void show_integer(Json& out, Value value) {
  if constexpr (std::is_signed_v<Value>) {
    out.integer(value);
  } else {
    out.natural(value);
  }
}

/// The number of elements of the live block that begins at a pointer's target.
/// At most 1 if the target may be of a larger, derived class.
template <typename Pointee>
std::size_t elements_at(Pointee* target) {
  if constexpr (!Complete<Pointee>) {
    return 0;
  } else {
    const std::size_t size = block_size(target, sizeof(Pointee));
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

/// @param size the number of elements at the target to show.
template <typename Pointee>
TRACE_UNCHECKED void show_pointer(Json& out, Pointee* target,
                                  std::size_t size) {
  if constexpr (!Complete<Pointee>) {
    out.raw(target == nullptr ? "null" : "{\"x\":1}");
  } else if (size > 0 && begin_block(target)) {
    show_sequence(out, target, size, true);
    end_block();
  } else {
    out.pointer(target, sizeof(Pointee));
  }
}

template <typename Container>
struct Adapted : Container {
  static const auto& of(const Container& adaptor) {
    return adaptor.*(&Adapted::c);
  }
};

template <typename Range>
TRACE_UNCHECKED void show_range(Json& out, const Range& range) {
  constexpr bool is_map = requires { typename Range::mapped_type; };
  out.raw(is_map ? "{\"k\":[" : "{\"m\":[");
  std::size_t shown = 0;
  for (const auto& element : range) {
    if (!is_element_to_show(shown)) break;
    if (shown++ > 0) out.raw(",");
    show(out, element);
  }
  out.raw("]}");
}

template <typename Value>
TRACE_UNCHECKED void show(Json& out, const Value& value) {
  using Plain = std::remove_cv_t<Value>;
  if constexpr (TellsUnwritten<Plain>) {
    if (is_unwritten(value)) {
      out.raw("{\"u\":1}");
      return;
    }
  }
  if constexpr (std::same_as<Plain, bool>) {
    out.raw(value ? "true" : "false");
  } else if constexpr (std::same_as<Plain, char>) {
    const char character = value;
    out.text({&character, 1});
  } else if constexpr (std::is_enum_v<Plain>) {
    using Held = typename Number<Plain>::type;
    if constexpr (std::same_as<Held, bool>) {
      show(out, static_cast<bool>(value));
    } else {
      show_integer(out, static_cast<Held>(value));
    }
  } else if constexpr (std::integral<Plain> &&
                       sizeof(Plain) > sizeof(std::int64_t)) {
    // libc++ treats 128-bit integers as integral too.
    const bool is_negative = value < Plain{};
    const auto bits = static_cast<unsigned __int128>(value);
    if (std::in_range<std::int64_t>(value)) {
      out.integer(static_cast<std::int64_t>(value));
    } else {
      out.wide(is_negative ? -bits : bits, is_negative);
    }
  } else if constexpr (std::integral<Plain>) {
    show_integer(out, value);
  } else if constexpr (std::floating_point<Plain>) {
    out.real(value);
  } else if constexpr (std::is_null_pointer_v<Plain>) {
    out.raw("null");
  } else if constexpr (std::is_array_v<Plain>) {
    show_sequence(out, &value[0], std::extent_v<Plain>, false);
  } else if constexpr (std::is_pointer_v<Plain>) {
    show_pointer(out, value, elements_at(value));
  } else if constexpr (Recorded<Plain>) {
    // This comes before the checks of other classes, because the member
    // functions of a listing's class are the listing's code, and calls of them
    // would be traced.
    out.raw("{\"o\":[");
    bool is_first = true;
    const auto field = [&](const char* name, const auto& held) TRACE_UNCHECKED {
      if (!is_first) out.raw(",");
      is_first = false;
      out.raw("[");
      out.text(name);
      out.raw(",");
      show(out, held);
      out.raw("]");
    };
    value.trace_fields_(field);
    out.raw("]}");
  } else if constexpr (std::is_convertible_v<const Plain&, std::string_view>) {
    out.string(std::string_view{value});
  } else if constexpr (Contiguous<Plain>) {
    show_sequence(out, std::ranges::data(value), std::ranges::size(value),
                  false);
  } else if constexpr (Owner<Plain>) {
    show_pointer(out, value.get(), elements_of(value));
  } else if constexpr (Optional<Plain>) {
    if (value.has_value()) {
      show(out, *value);
    } else {
      out.raw("null");
    }
  } else if constexpr (std::contiguous_iterator<Plain>) {
    out.pointer(std::to_address(value), sizeof(std::iter_value_t<Plain>));
  } else if constexpr (std::ranges::input_range<const Plain> &&
                       !std::ranges::view<Plain>) {
    show_range(out, value);
  } else if constexpr (Adaptor<Plain>) {
    show_range(out, Adapted<Plain>::of(value));
  } else if constexpr (TupleLike<Plain>) {
    out.raw("{\"m\":[");
    std::apply(
        [&](const auto&... each) TRACE_UNCHECKED {
          bool is_first = true;
          ((out.raw(is_first ? "" : ","), is_first = false, show(out, each)),
           ...);
        },
        value);
    out.raw("]}");
  } else if constexpr (ShownByProof<Plain>) {
    proof::Writer words;
    show(words, value);
    out.words(words.take());
  } else {
    out.raw("{\"x\":1}");
  }
}

// Instantiations for common types of variables are compiled once, in trace.cpp.
#define CPP_LISTINGS_SHOW(linkage, ...) \
  linkage template void show(Json&, const __VA_ARGS__&);
#define CPP_LISTINGS_SHOWS(linkage)                     \
  CPP_LISTINGS_SHOW(linkage, bool)                      \
  CPP_LISTINGS_SHOW(linkage, int)                       \
  CPP_LISTINGS_SHOW(linkage, std::int64_t)              \
  CPP_LISTINGS_SHOW(linkage, std::size_t)               \
  CPP_LISTINGS_SHOW(linkage, std::vector<int>)          \
  CPP_LISTINGS_SHOW(linkage, std::vector<std::int64_t>) \
  CPP_LISTINGS_SHOW(linkage, std::vector<std::size_t>)  \
  CPP_LISTINGS_SHOW(linkage, std::span<int>)            \
  CPP_LISTINGS_SHOW(linkage, std::span<const int>)
CPP_LISTINGS_SHOWS(extern)

template <typename Value>
Sequence sequence_of(const Value& value);

/// A row of a table. A string is not a row, but a value of its own.
template <typename Value>
concept Row = !Recorded<Value> &&
              !std::is_convertible_v<const Value&, std::string_view> &&
              (std::is_array_v<Value> || Contiguous<Value>);

/// @param room the number of elements that fit; only the first `size` hold
/// rows.
template <typename Element>
Sequence sequence_at(const Element* first, std::size_t size, std::size_t room) {
  if constexpr (Row<std::remove_cv_t<Element>>) {
    return {first, size, sizeof(Element),
            [](const void* element) TRACE_UNCHECKED {
              return sequence_of(*static_cast<const Element*>(element));
            }};
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
    const auto field = [](const char*, const auto& held)
                           TRACE_UNCHECKED { add_extents(held); };
    value.trace_fields_(field);
  } else {
    add_extent(sequence_of(value));
  }
}

/// A variable in scope, from its declaration to the end of its scope.
class Slot {
 public:
  using Show = void (*)(Json&, const void*);
  using AddExtents = void (*)(const void*);

  /// @param add_extents null if the variable holds no memory.
  Slot(const char* name, const char* indexes, const void* variable, Show show,
       AddExtents add_extents);
  ~Slot();
  Slot(const Slot&) = delete;
  Slot& operator=(const Slot&) = delete;

  const char* name() const { return name_; }
  const char* indexes() const { return indexes_; }
  void show(Json& out) const { show_(out, variable_); }
  void add_extents() const {
    if (add_extents_ != nullptr) add_extents_(variable_);
  }

 private:
  const char* name_;
  const char* indexes_;
  const void* variable_;
  Show show_;
  AddExtents add_extents_;
};

template <typename Value>
class Watch : Slot {
  /// Nothing else writes to the variable while it is shown.
  using Shown = std::remove_volatile_t<Value>;

 public:
  /// @param indexes names of the arrays that the source subscripts with it,
  /// separated by spaces.
  TRACE_UNCHECKED Watch(const char* name, const Value& variable,
                        const char* indexes = "")
      : Slot(
            name, indexes, const_cast<const Shown*>(std::addressof(variable)),
            [](Json& out, const void* at) TRACE_UNCHECKED {
              trace::show(out, *static_cast<const Shown*>(at));
            },
            add_extents_of()) {}

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
/// false if the value is not needed.
bool returning_begins();
void returning_ends();

/// @tparam Converted the return type of the call, if it is known. A number is
/// converted to it before it is shown.
template <typename Converted = void, typename Value>
TRACE_UNCHECKED void returned(const Value& value) {
  if (!returning_begins()) return;
  Json out;
  if constexpr (std::is_arithmetic_v<Converted> &&
                std::is_arithmetic_v<Value>) {
    show(out, static_cast<Converted>(value));
  } else {
    show(out, value);
  }
  returning_ends();
}

/// Records the value of a return statement's expression, and returns it.
template <typename Converted = void, typename Value>
TRACE_UNCHECKED Value&& result(Value&& value) {
  returned<Converted>(value);
  return static_cast<Value&&>(value);
}

}  // namespace trace
