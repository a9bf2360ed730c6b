// A stub of the tracing runtime, which prints each reported event.
#ifndef CPP_LISTINGS_TRACE_STUB_HPP
#define CPP_LISTINGS_TRACE_STUB_HPP

#include <concepts>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <type_traits>

#include "../../../cpp/wasm/index.hpp"
#include "../../../cpp/wasm/rounds.hpp"

extern "C" inline void __ubsan_handle_out_of_bounds_minimal_abort() { std::abort(); }

namespace trace {

struct FieldVisitor {
  template <typename Field>
  void operator()(const char* name, const Field& field);
  std::string fields;
};

template <typename Value>
void visit_fields(const Value& value, FieldVisitor& visit) {
  if constexpr (requires { value.trace_fields_(visit); }) value.trace_fields_(visit);
}

inline std::string show(const auto& value) {
  using Value = std::remove_cvref_t<decltype(value)>;
  if constexpr (std::integral<Value>) {
    return std::to_string(value);
  } else if constexpr (requires(FieldVisitor& visit) { value.trace_fields_(visit); }) {
    FieldVisitor visit;
    value.trace_fields_(visit);
    return "{" + visit.fields + "}";
  } else {
    return "?";
  }
}

template <typename Field>
void FieldVisitor::operator()(const char* name, const Field& field) {
  fields += std::string(fields.empty() ? "" : " ") + name + "=" + show(field);
}

inline void log(const std::string& event) { std::printf("\n@ %s\n", event.c_str()); }

inline void step(int line) { log("step " + std::to_string(line)); }

inline void reach(int) {}

inline void compared() { log("compared"); }

inline bool test(const char* text, bool holds) {
  log(std::string("test ") + text + " = " + (holds ? "true" : "false"));
  return holds;
}

struct Watch {
  template <typename Value>
  Watch(const char* name, const Value& value, const char* arrays = "") {
    const std::string marks = *arrays == '\0' ? "" : std::string(" [") + arrays + "]";
    log(std::string("watch ") + name + marks + " = " + show(value));
  }
  Watch(const Watch&) = delete;
};

template <typename Variable>
const Variable& unwritten(Variable& variable) {
  return variable;
}

template <typename Class>
struct Exactly {};

template <typename Field>
void unset(Field&) {}

struct Frame {
  Frame(const char* name, int line) {
    log(std::string("call ") + name + " " + std::to_string(line));
  }
  Frame(const Frame&) = delete;
};

struct Deduced;

template <typename Converted = void, typename Value>
Value&& result(Value&& value) {
  log("result " + show(value));
  return static_cast<Value&&>(value);
}

template <typename Converted = void, typename Value>
void returned(const Value& value) {
  log("returned " + show(value));
}

}  // namespace trace

#endif
