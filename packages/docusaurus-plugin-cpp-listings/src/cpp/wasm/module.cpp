// The functions that the page calls to run a listing of a module.
#include "module.hpp"

#include <cxxabi.h>

#include <cstdio>
#include <exception>
#include <string>
#include <typeinfo>

#include "host.hpp"
#include "request.hpp"
#include "running.hpp"

namespace {

std::string given;
std::string answered;
std::string said;
std::string judgement;
bool is_only_answer = false;
proof::Request wanted;

}  // namespace

namespace proof {

const Request& request() { return wanted; }
std::string_view input() { return given; }
void answer(std::string text) { answered = std::move(text); }
void verdict(std::string text, bool is_unique) {
  judgement = std::move(text);
  is_only_answer = is_unique;
}
void compare(const std::string& got, const std::string& expected) {
  verdict(got == expected ? "" : "expected " + expected, true);
}
void leave_to_page() { verdict("", true); }
void refuse(const std::string& complaint) {
  host::panic("refused: " + complaint);
}
std::string thrown(const std::exception& error) {
  return std::string{"throws "} + typeid(error).name();
}
void note_exception(std::string what) {
  said = std::move(what);
  blame_throw();
}

}  // namespace proof

extern "C" {

/// Reserves memory for an input of `bytes` bytes.
__attribute__((export_name("reserve"))) char* reserve(std::size_t bytes) {
  given.resize(bytes);
  return given.data();
}

/// Runs a listing on the input. Returns the length of the answer.
__attribute__((export_name("run"))) std::size_t run(std::size_t listing) {
  try {
    listings[listing](0, nullptr);
  } catch (...) {
    proof::blame_throw();
    host::panic(std::string{"thrown: "} +
                abi::__cxa_current_exception_type()->name());
  }
  return answered.size();
}

__attribute__((export_name("answer"))) const char* answer() {
  return answered.data();
}

/// The message of the exception that left the listing.
__attribute__((export_name("said"))) const char* what_is_said() {
  return said.data();
}
__attribute__((export_name("said_length"))) std::size_t said_length() {
  return said.size();
}

/// Writes the output that the listing printed and libc still buffers.
__attribute__((export_name("flush"))) void flush() { std::fflush(nullptr); }

/// Sets what the next run makes instead of an answer: proof::Request::Kind.
__attribute__((export_name("want"))) void want(std::uint32_t kind,
                                               std::size_t size,
                                               std::uint32_t seed) {
  wanted = {static_cast<proof::Request::Kind>(kind), size, seed};
}

/// Describes what is wrong with the answer; empty for a right one.
__attribute__((export_name("verdict"))) const char* verdict() {
  return judgement.data();
}
__attribute__((export_name("verdict_length"))) std::size_t verdict_length() {
  return judgement.size();
}
__attribute__((export_name("verdict_is_unique"))) bool verdict_is_unique() {
  return is_only_answer;
}
}
