// The functions that the page calls to run a listing of a module.
#include "module.hpp"

#include <string>

#include "proof.hpp"

namespace {

std::string given;
std::string answered;
std::string judgement;
bool judges = false;

}  // namespace

namespace proof {

std::string_view input() { return given; }
void answer(std::string text) { answered = std::move(text); }
bool is_judged() { return judges; }
void verdict(std::string text) { judgement = std::move(text); }

}  // namespace proof

extern "C" {

/// Makes room for an input of so many bytes.
__attribute__((export_name("reserve"))) char* reserve(std::size_t bytes) {
  given.resize(bytes);
  return given.data();
}

/// Runs a listing on the input. Returns the length of the answer.
__attribute__((export_name("run"))) std::size_t run(std::size_t listing) {
  listings[listing](0, nullptr);
  return answered.size();
}

__attribute__((export_name("answer"))) const char* answer() {
  return answered.data();
}

/// Has the next run judge its answer where the problem has many right ones.
__attribute__((export_name("judge"))) void judge() {
  judges = true;
  judgement = "not judged";
}

/// What is wrong with the answer: bytes at the address, none for a right one.
__attribute__((export_name("verdict"))) const char* verdict() {
  return judgement.data();
}
__attribute__((export_name("verdict_length"))) std::size_t verdict_length() {
  return judgement.size();
}
}
