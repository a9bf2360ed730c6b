// What every proof.cpp uses: seeded random inputs, reading and showing values,
// and the three trials that a listing must pass (its cases, the oracle, its
// cost). A guard and not #pragma once, which does not hold for a precompiled
// header.
#ifndef CONTIGUOUS_PROOF_HPP
#define CONTIGUOUS_PROOF_HPP

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <iostream>
#include <limits>
#include <optional>
#include <span>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <typeinfo>
#include <utility>
#include <vector>

#ifdef PROOF_COUNTS
#include "meter.hpp"
#endif
#include "random.hpp"

namespace proof {

/// What values are shown on and read from. A module for the page has others,
/// because streams weigh more than all else in it.
using Writer = std::ostream;
using Reader = std::istream;

// --- Showing values: the notation of problem.yaml. ---

template <std::integral Value>
void show(std::ostream& out, Value value) {
  if constexpr (std::same_as<Value, bool>) {
    out << (value ? "true" : "false");
  } else {
    out << +value;
  }
}

void show(std::ostream& out, const std::string& value);

template <typename Value>
void show(std::ostream& out, const std::optional<Value>& value);
template <typename First, typename Second>
void show(std::ostream& out, const std::pair<First, Second>& value);
template <typename... Values>
void show(std::ostream& out, const std::tuple<Values...>& values);

template <typename Value>
void show(std::ostream& out, const std::vector<Value>& values) {
  out << '[';
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (i > 0) out << ", ";
    show(out, static_cast<const Value&>(values[i]));
  }
  out << ']';
}

template <typename Value>
void show(std::ostream& out, const std::optional<Value>& value) {
  if (value) {
    show(out, *value);
  } else {
    out << "none";
  }
}

template <typename... Values>
void show(std::ostream& out, const std::tuple<Values...>& values) {
  out << '(';
  std::apply(
      [&out](const auto&... each) {
        bool first = true;
        ((out << (first ? "" : ", "), first = false, show(out, each)), ...);
      },
      values);
  out << ')';
}

template <typename First, typename Second>
void show(std::ostream& out, const std::pair<First, Second>& value) {
  show(out, std::tuple<First, Second>{value.first, value.second});
}

template <typename Value>
std::string shown(const Value& value) {
  std::ostringstream out;
  show(out, value);
  return out.str();
}

/// The arguments of a call as problem.yaml writes them: separated by "; ".
template <typename... Values>
std::string shown_input(const std::tuple<Values...>& input) {
  std::ostringstream out;
  std::apply(
      [&out](const auto&... each) {
        bool first = true;
        ((out << (first ? "" : "; "), first = false, show(out, each)), ...);
      },
      input);
  return out.str();
}

// --- Reading values in the same notation. ---

[[noreturn]] void unreadable(std::istream& in, std::string_view wanted);

void expect(std::istream& in, char wanted);

template <std::integral Value>
void read(std::istream& in, Value& value) {
  if constexpr (std::same_as<Value, bool>) {
    std::string word;
    in >> word;
    if (word != "true" && word != "false") unreadable(in, "true or false");
    value = word == "true";
  } else if (!(in >> value)) {
    unreadable(in, "an integer");
  }
}

void read(std::istream& in, std::string& value);

template <typename Value>
void read(std::istream& in, std::vector<Value>& values) {
  expect(in, '[');
  if ((in >> std::ws).peek() == ']') {
    in.get();
    return;
  }
  for (;;) {
    Value value{};
    read(in, value);
    values.push_back(value);
    char separator = 0;
    in >> separator;
    if (separator == ']') return;
    if (separator != ',') unreadable(in, "',' or ']'");
  }
}

template <typename... Values>
std::tuple<Values...> read_input(const std::string& line,
                                 std::tuple<Values...>*) {
  std::istringstream in(line);
  std::tuple<Values...> input;
  std::apply(
      [&in](auto&... each) {
        bool first = true;
        ((first ? void(first = false) : expect(in, ';'), read(in, each)), ...);
      },
      input);
  if (!(in >> std::ws).eof()) unreadable(in, "the end of the input");
  return input;
}

// --- The trials. ---

/// The input being tried, in the notation of problem.yaml; a sanitizer's report
/// ends with it.
inline std::string current_input;

std::string type_name(const std::type_info& type);

/// Ends the trials over an input that is none of the problem's.
[[noreturn]] void refuse(const std::string& input,
                         const std::string& complaint);

/// What a call came to: its answer, or the exception that left it.
template <typename Answer>
struct Outcome {
  std::optional<Answer> answer;
  std::string text;
};

template <typename Input, typename Solve>
auto outcome(const Input& input, Solve&& solve) {
  using Answer = decltype(std::apply(solve, Input{input}));
  try {
    Answer answer = std::apply(solve, Input{input});
    std::string text = shown(answer);
    return Outcome<Answer>{std::move(answer), std::move(text)};
  } catch (const std::exception& error) {
    return Outcome<Answer>{std::nullopt, "throws " + type_name(typeid(error))};
  }
}

/// Ends the trials at an input that is none of the problem's: a random one, the
/// costliest, or one of problem.yaml's.
template <typename Problem, typename Input>
void require_fit(const Input& input) {
  if constexpr (requires { &Problem::unfit; }) {
    const std::string complaint = std::apply(Problem::unfit, input);
    if (!complaint.empty()) refuse(shown_input(input), complaint);
  }
}

template <typename Problem, typename Solve>
int run_cases(Solve&& solve) {
  using Input = typename Problem::Input;
  for (std::string line; std::getline(std::cin, line);) {
    current_input = line;
    const Input input = read_input(line, static_cast<Input*>(nullptr));
    require_fit<Problem>(input);
    std::cout << outcome(input, solve).text << std::endl;
  }
  return 0;
}

/// What is wrong with the outcome, as the lines of a report; empty when it is
/// right.
template <typename Problem, typename Input, typename Answer>
std::string fault(const Input& input, const Outcome<Answer>& got) {
  if constexpr (requires { Problem::accepts(input, *got.answer); }) {
    if (!got.answer) return "expected an answer";
    const std::string complaint = Problem::accepts(input, *got.answer);
    return complaint.empty() ? "" : "but      " + complaint;
  } else {
    const auto expected =
        outcome(input, [](auto&&... each) { return Problem::oracle(each...); });
    return got.text == expected.text ? "" : "expected " + expected.text;
  }
}

/// The random input of a trial. Small ones reach most boundaries; every eighth
/// is larger.
template <typename Problem>
typename Problem::Input random_input(Random& random, std::uint64_t trial) {
  const std::size_t limit = trial % 8 == 7 ? 64 : 1 + trial % 10;
  auto input = Problem::random(random, random.between(std::size_t{0}, limit));
  require_fit<Problem>(input);
  return input;
}

template <typename Problem>
int run_inputs(std::uint64_t seed, std::uint64_t count) {
  Random random{seed};
  for (std::uint64_t trial = 0; trial < count; ++trial) {
    std::cout << shown_input(random_input<Problem>(random, trial)) << '\n';
  }
  return 0;
}

template <typename Problem, typename Solve>
int run_random(std::uint64_t seed, std::uint64_t count, Solve&& solve) {
  Random random{seed};
  for (std::uint64_t trial = 0; trial < count; ++trial) {
    const typename Problem::Input input = random_input<Problem>(random, trial);
    current_input = shown_input(input);
    const auto got = outcome(input, solve);
    if (const std::string wrong = fault<Problem>(input, got); !wrong.empty()) {
      std::cout << "input    " << current_input << "\ngot      " << got.text
                << '\n'
                << wrong << '\n';
      return 1;
    }
  }
  std::cout << "agreed " << count << '\n';
  return 0;
}

#ifdef PROOF_COUNTS
template <typename Problem, typename Solve>
int run_count(Solve&& solve) {
  constexpr std::uint64_t enough_steps = 12'000'000;
  std::size_t largest = 1U << 16U;
  if constexpr (requires { Problem::largest; }) largest = Problem::largest;
  for (std::size_t n = 1; n <= largest; n *= 2) {
    auto input = Problem::worst(n);
    require_fit<Problem>(input);
    meter::start();
    {
      auto result = std::apply(solve, std::move(input));
      meter::stop();
      static_cast<void>(result);
    }
    std::cout << n << ' ' << meter::steps() << ' ' << meter::extra_bytes()
              << std::endl;
    if (meter::steps() > enough_steps) break;
  }
  return 0;
}
#endif

/// Runs the trial that the command line names on `solve`, a function object
/// that takes the members of `Problem::Input` and returns the answer.
///
/// `Problem` has
/// - `Input`, a std::tuple of the problem's inputs in problem.yaml's order;
/// - `static Input random(Random&, std::size_t size)`, a valid input of about
///   that size (0 included), boundaries included;
/// - `static Output oracle(inputs...)`, the obviously right answer, or, where
/// many
///   answers are right, `static std::string accepts(const Input&, const
///   Output&)`, empty when the answer is right and otherwise what is wrong with
///   it;
/// - `static Input worst(std::size_t n)`, the costliest input of size n;
/// - optionally `static Input best(std::size_t n)`, the cheapest one, where
/// that
///   is another;
/// - optionally `static Input average(Random&, std::size_t n)`, a random input
/// of
///   exactly that size, where `random` gives others too;
/// - optionally `static std::string unfit(inputs...)`, where an input must be
///   more than problem.yaml's sizes, values and orders say: empty for one that
///   is the problem's, otherwise a sentence for the reader who typed it;
/// - optionally `static constexpr std::size_t largest`, the largest n to count.
template <typename Problem, typename Solve>
int prove(int argc, char** argv, Solve&& solve) {
  const std::vector<std::string> arguments(argv, argv + argc);
  if (argc == 2 && arguments[1] == "cases") return run_cases<Problem>(solve);
#ifdef PROOF_COUNTS
  if (argc == 2 && arguments[1] == "count") return run_count<Problem>(solve);
#endif
  if (argc == 4 && arguments[1] == "random") {
    return run_random<Problem>(std::stoull(arguments[2]),
                               std::stoull(arguments[3]), solve);
  }
  if (argc == 4 && arguments[1] == "inputs") {
    return run_inputs<Problem>(std::stoull(arguments[2]),
                               std::stoull(arguments[3]));
  }
  std::cerr << "usage: proof cases | count | random SEED COUNT | inputs SEED "
               "COUNT\n";
  return 2;
}

/// A listing, in a namespace of its own with its problem's proof.cpp.
struct Listing {
  /// Its `main`.
  int (*example)();
  /// `proof_main` of the proof, which picks the problem and the function to
  /// try.
  int (*trials)(int argc, char** argv);
};

}  // namespace proof

/// Defined by the source that gathers a problem's listings.
extern const proof::Listing listings[];

#endif
