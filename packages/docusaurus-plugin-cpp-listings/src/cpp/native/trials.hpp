// The trials that a listing must pass: its cases, the oracle on random and on
// large inputs, its cost.
#ifndef CPP_LISTINGS_TRIALS_HPP
#define CPP_LISTINGS_TRIALS_HPP

#include <algorithm>
#include <csignal>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <iostream>
#include <optional>
#include <string>
#include <typeinfo>
#include <utility>
#include <vector>

#include "call.hpp"
#include "ends.hpp"
#ifdef PROOF_COUNTS
#include "meter.hpp"
#endif
#include "notation.hpp"
#include "random.hpp"

namespace proof {

/// The input being tried, in the notation of problem.yaml; a sanitizer's report
/// ends with it.
inline std::string current_input;

/// Whether the listing is running. Otherwise its proof is: the oracle, the
/// judge, or the code that makes inputs.
inline volatile std::sig_atomic_t listing_is_running = 0;

/// Whether `new` returns a block of one byte instead of throwing when more
/// memory is requested than any machine has. With it an array can be as large
/// as its class allows, as long as its elements are never touched.
inline bool memory_is_endless = false;

std::string type_name(const std::type_info& type);

/// The beginning of a text, for a report. An input may have 100,000 elements.
std::string shortened(const std::string& text);

/// Ends the trials with an error, because an input is invalid for the problem.
[[noreturn]] void refuse(const std::string& input,
                         const std::string& complaint);

/// A problem and the function to try. Members that the problem does not define
/// are null.
template <typename Input, typename Answer, typename Expected>
struct Trials {
  Input (*random)(Random& random, std::size_t size);
  Input (*large)(Random& random, std::size_t size);
  Input (*worst)(std::size_t n);
  Input (*easy)(std::size_t n);
  std::size_t largest;
  std::string (*unfit)(const Input& input);
  std::string (*accepts)(const Input& input, const Answer& answer);
  Call<Input, Expected> oracle;
  Call<Input, Expected> quick_oracle;
  Call<Input, Answer> solve;
};

/// The result of a call: its answer, or the exception that it threw.
template <typename Answer>
struct Outcome {
  std::optional<Answer> answer;
  std::string text;
};

template <typename Answer, typename Input>
Outcome<Answer> outcome(const Input& input,
                        const Call<Input, Answer>& function) {
  try {
    Answer answer = function(Input{input});
    std::string text = shown(answer);
    return {std::move(answer), std::move(text)};
  } catch (const std::exception& error) {
    return {std::nullopt, "throws " + type_name(typeid(error))};
  }
}

/// The outcome of the listing that is tried.
template <typename Input, typename Answer, typename Expected>
Outcome<Answer> listing_outcome(const Trials<Input, Answer, Expected>& trials,
                                const Input& input) {
  listing_is_running = 1;
  auto result = outcome(input, trials.solve);
  listing_is_running = 0;
  return result;
}

/// Ends the trials if an input is invalid for the problem. The input may be
/// random, the costliest one, or one from problem.yaml.
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
    std::cout << listing_outcome(trials, input).text << std::endl;
  }
  return 0;
}

/// The sizes of the inputs that an answer is judged on. The quick oracle judges
/// large inputs, if the problem has one, because the obvious oracle would take
/// too long.
enum class Sizes { small, large };

/// Describes what is wrong with the outcome, as the lines of a report; empty if
/// it is right.
template <typename Input, typename Answer, typename Expected>
std::string fault(const Trials<Input, Answer, Expected>& trials,
                  const Input& input, const Outcome<Answer>& got, Sizes sizes) {
  if (trials.accepts != nullptr) {
    if (!got.answer) return "expected an answer";
    const std::string complaint = trials.accepts(input, *got.answer);
    return complaint.empty() ? "" : "but      " + shortened(complaint);
  }
  const bool has_quick = trials.quick_oracle.call != nullptr;
  const bool is_quick = sizes == Sizes::large && has_quick;
  const std::string expected =
      outcome(input, is_quick ? trials.quick_oracle : trials.oracle).text;
  if (has_quick && !is_quick) {
    // Each small input checks the quick oracle too.
    const std::string quick = outcome(input, trials.quick_oracle).text;
    if (quick != expected) {
      return "expected " + expected + "\nbut the quick oracle says " + quick;
    }
  }
  return got.text == expected ? "" : "expected " + shortened(expected);
}

/// Tries one input. Prints what is wrong with the answer, if anything.
template <typename Input, typename Answer, typename Expected>
bool agrees(const Trials<Input, Answer, Expected>& trials, const Input& input,
            Sizes sizes) {
  current_input = shortened(shown_input(input));
  const auto got = listing_outcome(trials, input);
  const std::string wrong = fault(trials, input, got, sizes);
  if (wrong.empty()) return true;
  std::cout << "input    " << current_input << "\ngot      "
            << shortened(got.text) << '\n'
            << wrong << '\n';
  return false;
}

/// Puts the ends of its ranges into a random input. Returns the input unchanged
/// if the result would be invalid for the problem.
template <typename Input, typename Answer, typename Expected>
Input with_ends(const Trials<Input, Answer, Expected>& trials, Input drawn,
                const Ends& ends) {
  const auto fits = [&trials](const Input& input) {
    return trials.unfit == nullptr || trials.unfit(input).empty();
  };
  Input changed = drawn;
  put_ends(changed, ends);
  if (fits(changed)) return changed;
  sort_arrays(changed);
  return fits(changed) ? changed : drawn;
}

/// Makes the random input of a trial. Small inputs reach most boundaries; every
/// eighth is larger. A quarter of the inputs hold the smallest and largest
/// values that the problem allows.
template <typename Input, typename Answer, typename Expected>
Input random_input(const Trials<Input, Answer, Expected>& trials,
                   const Ranges& ranges, Random& random, std::uint64_t trial) {
  const std::size_t limit = trial % 8 == 7 ? 64 : 1 + trial % 10;
  auto input = trials.random(random, random.between(std::size_t{0}, limit));
  require_fit(trials.unfit, input);
  if (!random.chance(25)) return input;
  constexpr Pattern patterns[] = {Pattern::lowest, Pattern::highest,
                                  Pattern::alternating};
  const std::uint64_t chosen = random.next() % 8;
  const Pattern pattern = chosen < 3 ? patterns[chosen] : Pattern::some;
  return with_ends(trials, std::move(input), {ranges, pattern, true, random});
}

template <typename Input, typename Answer, typename Expected>
int run_inputs(const Trials<Input, Answer, Expected>& trials,
               const Ranges& ranges, std::uint64_t seed, std::uint64_t count) {
  Random random{seed};
  for (std::uint64_t trial = 0; trial < count; ++trial) {
    std::cout << shown_input(random_input(trials, ranges, random, trial))
              << '\n';
  }
  return 0;
}

template <typename Input, typename Answer, typename Expected>
int run_random(const Trials<Input, Answer, Expected>& trials,
               const Ranges& ranges, std::uint64_t seed, std::uint64_t count) {
  Random random{seed};
  for (std::uint64_t trial = 0; trial < count; ++trial) {
    const Input input = random_input(trials, ranges, random, trial);
    if (!agrees(trials, input, Sizes::small)) return 1;
  }
  std::cout << "agreed on " << count << '\n';
  return 0;
}

/// Tries inputs of `size`, and of the sizes at which a counter of 8 or 16 bits
/// has wrapped around to 1. If `size` is too small for 16 bits because the
/// listing is slow, the problem's `easy` input is tried instead.
template <typename Input, typename Answer, typename Expected>
int run_large(const Trials<Input, Answer, Expected>& trials,
              const Ranges& ranges, std::uint64_t seed, std::size_t size) {
  Random random{seed};
  std::size_t inputs = 0;
  const auto tried = [&](std::size_t n, Pattern pattern) {
    ++inputs;
    Input drawn = trials.large(random, n);
    require_fit(trials.unfit, drawn);
    return agrees(
        trials,
        with_ends(trials, std::move(drawn), {ranges, pattern, false, random}),
        Sizes::large);
  };
  // Without ranges the inputs would all be of the same kind, so one is enough.
  const bool has_ranges =
      std::any_of(ranges.begin(), ranges.end(),
                  [](const Range& r) { return !r.low.empty(); });
  constexpr std::size_t beyond_16_bits = 65'537;
  for (const std::size_t n : {std::size_t{257}, beyond_16_bits}) {
    if (n < size && has_ranges && !tried(n, Pattern::lowest)) return 1;
  }
  for (const Pattern pattern : {Pattern::none, Pattern::some, Pattern::lowest,
                                Pattern::highest, Pattern::alternating}) {
    if (pattern != Pattern::none && !has_ranges) break;
    if (!tried(size, pattern)) return 1;
  }
  const auto made = [&](Input (*make)(std::size_t), std::size_t n) {
    const Input input = make(n);
    require_fit(trials.unfit, input);
    ++inputs;
    return agrees(trials, input, Sizes::large);
  };
  if (size <= trials.largest && !made(trials.worst, size)) return 1;
  if (size < beyond_16_bits && trials.easy != nullptr &&
      !made(trials.easy, 70'000)) {
    return 1;
  }
  std::cout << "agreed on " << inputs << '\n';
  return 0;
}

#ifdef PROOF_COUNTS
template <typename Input, typename Answer, typename Expected>
int run_count(const Trials<Input, Answer, Expected>& trials,
              std::size_t least) {
  constexpr std::uint64_t enough_steps = 12'000'000;
  for (std::size_t n = 1; n <= trials.largest; n *= 2) {
    if (n < least) continue;
    const auto input = trials.worst(n);
    require_fit(trials.unfit, input);
    auto given = input;
    Outcome<Answer> got;
    listing_is_running = 1;
    meter::start();
    {
      const auto& solve = trials.solve;
      auto result = solve.call(solve.solve, std::move(given));
      meter::stop();
      listing_is_running = 0;
      got.text = shown(result);
      got.answer = std::move(result);
    }
    if (const auto wrong = fault(trials, input, got, Sizes::large);
        !wrong.empty()) {
      std::cerr << "a wrong answer at size " << n << "\ngot      "
                << shortened(got.text) << '\n'
                << wrong << '\n';
      return 1;
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
#ifdef PROOF_COUNTS
  if (argc == 3 && arguments[1] == "count") {
    return run_count(trials, std::stoull(arguments[2]));
  }
  std::cerr << "usage: proof count LEAST\n";
#else
  if (argc == 2 && arguments[1] == "cases") return run_cases(trials);
  if (argc >= 4) {
    const std::uint64_t seed = std::stoull(arguments[2]);
    const std::uint64_t count = std::stoull(arguments[3]);
    const Ranges ranges = ranges_from({arguments.begin() + 4, arguments.end()});
    if (arguments[1] == "random") {
      return run_random(trials, ranges, seed, count);
    }
    if (arguments[1] == "inputs") {
      return run_inputs(trials, ranges, seed, count);
    }
    if (arguments[1] == "large") return run_large(trials, ranges, seed, count);
  }
  std::cerr << "usage: proof cases | random SEED COUNT RANGES... | "
               "inputs SEED COUNT RANGES... | large SEED SIZE RANGES...\n";
#endif
  return 2;
}

}  // namespace proof

#endif
