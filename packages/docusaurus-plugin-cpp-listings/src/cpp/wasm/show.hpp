// Shows the values of variables in a step.
#pragma once

#include <algorithm>
#include <bit>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <iterator>
#include <memory>
#include <optional>
#include <ranges>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <typeinfo>
#include <utility>
#include <vector>

#include "json.hpp"
#include "kinds.hpp"
#include "notation.hpp"
#include "sequence.hpp"
#include "targets.hpp"
#include "unchecked.hpp"
#include "unwritten.hpp"

namespace trace {

/// Begins to show the next step, which shows nothing yet.
void show_nothing_yet();

/// Clears all addresses of what was shown.
void clear_shown();

/// How many elements of a sequence to show: none if the step shows them
/// already, and a limited number per step.
std::size_t elements_to_show(const void* first, std::size_t size,
                             std::size_t element_size);
/// Whether to show another element of a container after `shown` elements.
bool is_element_to_show(std::size_t shown);

/// Shows a string of the program, cut if it is long.
void show_string(Json& out, std::string_view string);

/// Whether a pointer leads into text that ends with a null character and is not
/// drawn as cells, such as a string literal.
bool is_literal(const char* text);

/// Adds a container of nodes, and later its elements, to what the step shows.
void add_shown_container(const void* first, std::size_t size);
void add_shown_element(const void* element);
/// Whether the step shows an element of a container at an address.
bool is_element_shown(const void* element);
/// Whether an iterator that holds this address is at the end of a container:
/// the end of a list, map or set is in the container itself, or is null.
bool is_end(const void* node);

/// Starts to show a block. Returns false if the block is being shown already.
bool begin_block(const void* first);
void end_block();

template <typename Value>
void show(Json& out, const Value& value);

template <typename Value>
TRACE_UNCHECKED void show_at(Json& out, const void* address) {
  show(out, *static_cast<const Value*>(address));
}

/// The name of the outermost variable at an address that is shown by a
/// function; null if there is none.
const char* variable_at(const void* address, ShowAt show);

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

template <typename Value>
TRACE_UNCHECKED void show_integer(Json& out, Value value) {
  if constexpr (std::is_signed_v<Value>) {
    out.integer(value);
  } else {
    out.natural(value);
  }
}

/// @param size the number of elements at the target to show.
template <typename Pointee>
TRACE_UNCHECKED void show_pointer(Json& out, Pointee* target,
                                  std::size_t size) {
  if constexpr (std::same_as<Pointee, const char>) {
    if (is_literal(target)) {
      show_string(out, target);
      return;
    }
  }
  if constexpr (!Complete<Pointee>) {
    out.raw(target == nullptr ? "null" : "{\"x\":1}");
  } else if (size > 0 && begin_block(target)) {
    show_sequence(out, target, size, true);
    end_block();
  } else {
    using Plain = std::remove_cv_t<Pointee>;
    const auto* const address = const_cast<const Plain*>(target);
    out.pointer(address, sizeof(Plain), variable_at(address, &show_at<Plain>));
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
  constexpr bool has_nodes = NodeIterator<std::ranges::iterator_t<const Range>>;
  if constexpr (has_nodes) add_shown_container(&range, sizeof(Range));
  out.raw(is_map ? "{\"k\":[" : "{\"m\":[");
  std::size_t shown = 0;
  for (const auto& element : range) {
    if (!is_element_to_show(shown)) break;
    if (shown++ > 0) out.raw(",");
    if constexpr (has_nodes) add_shown_element(std::addressof(element));
    show(out, element);
  }
  out.raw("]}");
}

template <typename Iterator>
TRACE_UNCHECKED void show_iterator(Json& out, const Iterator& iterator) {
  if (is_end(std::bit_cast<const void*>(iterator))) {
    out.words("end");
    return;
  }
  const auto& element = *iterator;
  if (is_element_shown(std::addressof(element))) {
    out.raw("{\"d\":");
    show(out, element);
    out.raw("}");
  } else {
    out.raw("{\"x\":1}");
  }
}

/// Shows the value that a variant holds. Its functions are found by its type,
/// because its header is included only if the listing includes it.
template <std::size_t Index = 0, template <typename...> typename Of,
          typename... Types>
TRACE_UNCHECKED void show_held(Json& out, const Of<Types...>& variant) {
  if constexpr (Index == sizeof...(Types)) {
    out.raw("null");
  } else if (variant.index() == Index) {
    show(out, *get_if<Index>(&variant));
  } else {
    show_held<Index + 1>(out, variant);
  }
}

/// Shows the bits as they are printed, the lowest last.
template <Bits Value>
TRACE_UNCHECKED void show_bits(Json& out, const Value& bits) {
  constexpr std::size_t most = 64;
  std::string text = bits.size() > most ? "\u2026" : "";
  for (std::size_t i = std::min(bits.size(), most); i > 0; --i) {
    text += bits[i - 1] ? '1' : '0';
  }
  out.words(text);
}

/// Shows the message of an exception. It calls no function of a class of the
/// listing, which would be traced.
template <typename Exception>
TRACE_UNCHECKED void show_exception(Json& out, const Exception& exception) {
  const std::exception* const thrown = std::addressof(exception);
  const std::string_view type{typeid(exception).name()};
  if (type.starts_with("St") || type.starts_with("NSt")) {
    show_string(out, thrown->what());
  } else if (const auto* logic =
                 dynamic_cast<const std::logic_error*>(thrown)) {
    show_string(out, logic->std::logic_error::what());
  } else if (const auto* runtime =
                 dynamic_cast<const std::runtime_error*>(thrown)) {
    show_string(out, runtime->std::runtime_error::what());
  } else {
    out.raw("{\"x\":1}");
  }
}

template <typename Object>
TRACE_UNCHECKED void show_fields(Json& out, const Object& object) {
  FieldVisitor visit{&out};
  object.trace_fields_(visit);
  if (visit.has_shown()) {
    out.raw("]}");
    return;
  }
  // The object may be of a derived class with fields.
  bool is_whole = true;
  if constexpr (std::is_polymorphic_v<Object>) {
    is_whole = typeid(object) == typeid(Object);
  }
  out.raw(is_whole ? "{\"o\":[]}" : "{\"x\":1}");
}

template <typename Field>
TRACE_UNCHECKED void FieldVisitor::operator()(const char* name,
                                              const Field& held) {
  if (out_ == nullptr) {
    add_extents(held);
    return;
  }
  begin(name);
  show(*out_, held);
  out_->raw("]");
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
  } else if constexpr (std::is_null_pointer_v<Plain> ||
                       std::same_as<Plain, std::nullopt_t>) {
    out.raw("null");
  } else if constexpr (std::is_array_v<Plain>) {
    show_sequence(out, &value[0], std::extent_v<Plain>, false);
  } else if constexpr (std::is_pointer_v<Plain>) {
    show_pointer(out, value, elements_at(value));
  } else if constexpr (Recorded<Plain>) {
    // This comes before the checks of other classes, because the member
    // functions of a listing's class are the listing's code, and calls of them
    // would be traced.
    show_fields(out, value);
  } else if constexpr (std::is_convertible_v<const Plain&, std::string_view>) {
    show_string(out, std::string_view{value});
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
  } else if constexpr (std::derived_from<Plain, std::exception>) {
    show_exception(out, value);
  } else if constexpr (Variant<Plain>) {
    show_held(out, value);
  } else if constexpr (Function<Plain>) {
    out.raw(value ? "{\"x\":1}" : "null");
  } else if constexpr (Bits<Plain>) {
    show_bits(out, value);
  } else if constexpr (TextStream<Plain>) {
    show_string(out, value.view());
  } else if constexpr (Ordering<Plain>) {
    const std::partial_ordering order = value;
    out.words(order < 0    ? "less"
              : order > 0  ? "greater"
              : order == 0 ? "equal"
                           : "unordered");
  } else if constexpr (ReverseIterator<Plain>) {
    out.pointer(std::to_address(value.base()) - 1,
                sizeof(std::iter_value_t<Plain>));
  } else if constexpr (NodeIterator<Plain>) {
    show_iterator(out, value);
  } else if constexpr (Unit<Plain>) {
    out.raw("{\"o\":[]}");
  } else if constexpr (ShownByProof<Plain>) {
    proof::Writer words;
    show(words, value);
    out.words(words.take());
  } else {
    out.raw("{\"x\":1}");
  }
}

// Instantiations for common types of variables are compiled once, in show.cpp.
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

}  // namespace trace
