// What every proof.cpp uses: seeded random inputs, reading and showing values,
// and the three trials that a listing must pass (its cases, the oracle, its
// cost). A guard and not #pragma once, which does not hold for a precompiled
// header.
#ifndef CPP_LISTINGS_PROOF_HPP
#define CPP_LISTINGS_PROOF_HPP

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

/// A function of a problem's input, whatever its parameters are. All that is
/// built on it is compiled once for the listings of a program, which have a
/// `Problem` and a `solve` each but few types between them.
template <typename Answer, typename Input>
struct Function {
  const void* callee = nullptr;
  Answer (*call)(const void* callee, Input&& input) = nullptr;
};

/// Makes one of a function object that outlives it.
template <typename Input, typename Callee>
auto function_of(const Callee& callee) {
  using Answer = decltype(std::apply(callee, std::declval<Input>()));
  return Function<Answer, Input>{
      &callee, [](const void* object, Input&& input) -> Answer {
        return std::apply(*static_cast<const Callee*>(object),
                          std::move(input));
      }};
}

/// A problem and the function to try; null is what the problem does without.
template <typename Input, typename Answer, typename Expected>
struct Trials {
  Input (*random)(Random& random, std::size_t size);
  Input (*worst)(std::size_t n);
  std::size_t largest;
  std::string (*unfit)(const Input& input);
  std::string (*accepts)(const Input& input, const Answer& answer);
  Function<Expected, Input> oracle;
  Function<Answer, Input> solve;
};

/// What a call came to: its answer, or the exception that left it.
template <typename Answer>
struct Outcome {
  std::optional<Answer> answer;
  std::string text;
};

template <typename Answer, typename Input>
Outcome<Answer> outcome(const Input& input,
                        const Function<Answer, Input>& function) {
  try {
    Answer answer = function.call(function.callee, Input{input});
    std::string text = shown(answer);
    return {std::move(answer), std::move(text)};
  } catch (const std::exception& error) {
    return {std::nullopt, "throws " + type_name(typeid(error))};
  }
}

/// Ends the trials at an input that is none of the problem's: a random one, the
/// costliest, or one of problem.yaml's.
template <typename Input>
void require_fit(std::string (*unfit)(const Input&), const Input& input) {
  if (unfit == nullptr) return;
  const std::string complaint = unfit(input);
  if (!complaint.empty()) refuse(shown_input(input), complaint);
}

template <typename Input, typename Answer, typename Expected>
int run_cases(const Trials<Input, Answer, Expected>& trials) {
  for (std::string line; std::getline(std::cin, line);) {
    current_input = line;
    const Input input = read_input(line, static_cast<Input*>(nullptr));
    require_fit(trials.unfit, input);
    std::cout << outcome(input, trials.solve).text << std::endl;
  }
  return 0;
}

/// What is wrong with the outcome, as the lines of a report; empty when it is
/// right.
template <typename Input, typename Answer, typename Expected>
std::string fault(const Trials<Input, Answer, Expected>& trials,
                  const Input& input, const Outcome<Answer>& got) {
  if (trials.accepts != nullptr) {
    if (!got.answer) return "expected an answer";
    const std::string complaint = trials.accepts(input, *got.answer);
    return complaint.empty() ? "" : "but      " + complaint;
  }
  const std::string expected = outcome(input, trials.oracle).text;
  return got.text == expected ? "" : "expected " + expected;
}

/// The random input of a trial. Small ones reach most boundaries; every eighth
/// is larger.
template <typename Input, typename Answer, typename Expected>
Input random_input(const Trials<Input, Answer, Expected>& trials,
                   Random& random, std::uint64_t trial) {
  const std::size_t limit = trial % 8 == 7 ? 64 : 1 + trial % 10;
  auto input = trials.random(random, random.between(std::size_t{0}, limit));
  require_fit(trials.unfit, input);
  return input;
}

template <typename Input, typename Answer, typename Expected>
int run_inputs(const Trials<Input, Answer, Expected>& trials,
               std::uint64_t seed, std::uint64_t count) {
  Random random{seed};
  for (std::uint64_t trial = 0; trial < count; ++trial) {
    std::cout << shown_input(random_input(trials, random, trial)) << '\n';
  }
  return 0;
}

template <typename Input, typename Answer, typename Expected>
int run_random(const Trials<Input, Answer, Expected>& trials,
               std::uint64_t seed, std::uint64_t count) {
  Random random{seed};
  for (std::uint64_t trial = 0; trial < count; ++trial) {
    const Input input = random_input(trials, random, trial);
    current_input = shown_input(input);
    const auto got = outcome(input, trials.solve);
    if (const std::string wrong = fault(trials, input, got); !wrong.empty()) {
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
template <typename Input, typename Answer, typename Expected>
int run_count(const Trials<Input, Answer, Expected>& trials) {
  constexpr std::uint64_t enough_steps = 12'000'000;
  for (std::size_t n = 1; n <= trials.largest; n *= 2) {
    auto input = trials.worst(n);
    require_fit(trials.unfit, input);
    meter::start();
    {
      const auto& solve = trials.solve;
      auto result = solve.call(solve.callee, std::move(input));
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

template <typename Input, typename Answer, typename Expected>
int run_trials(const Trials<Input, Answer, Expected>& trials, int argc,
               char** argv) {
  const std::vector<std::string> arguments(argv, argv + argc);
  if (argc == 2 && arguments[1] == "cases") return run_cases(trials);
#ifdef PROOF_COUNTS
  if (argc == 2 && arguments[1] == "count") return run_count(trials);
#endif
  if (argc == 4 && arguments[1] == "random") {
    return run_random(trials, std::stoull(arguments[2]),
                      std::stoull(arguments[3]));
  }
  if (argc == 4 && arguments[1] == "inputs") {
    return run_inputs(trials, std::stoull(arguments[2]),
                      std::stoull(arguments[3]));
  }
  std::cerr << "usage: proof cases | count | random SEED COUNT | inputs SEED "
               "COUNT\n";
  return 2;
}

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
int prove(int argc, char** argv, Solve solve) {
  using Input = typename Problem::Input;
  const auto solution = function_of<Input>(solve);
  using Answer = decltype(std::apply(solve, std::declval<Input>()));

  std::size_t largest = 1U << 16U;
  if constexpr (requires { Problem::largest; }) largest = Problem::largest;
  std::string (*unfit)(const Input&) = nullptr;
  if constexpr (requires { &Problem::unfit; }) {
    unfit = [](const Input& input) {
      return std::apply(&Problem::unfit, input);
    };
  }
  if constexpr (requires { &Problem::accepts; }) {
    const Trials<Input, Answer, Answer> trials{
        &Problem::random,  &Problem::worst,
        largest,           unfit,
        &Problem::accepts, {},
        solution};
    return run_trials(trials, argc, argv);
  } else {
    const auto oracle = &Problem::oracle;
    const auto expected = function_of<Input>(oracle);
    using Expected = decltype(std::apply(oracle, std::declval<Input>()));
    const Trials<Input, Answer, Expected> trials{
        &Problem::random, &Problem::worst, largest, unfit,
        nullptr,          expected,        solution};
    return run_trials(trials, argc, argv);
  }
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
