// Measures how long a listing's calls take: natively for the recorded speeds,
// and in the modules of the page.
#ifndef CPP_LISTINGS_TIMING_HPP
#define CPP_LISTINGS_TIMING_HPP

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "call.hpp"
#include "input_makers.hpp"
#include "random.hpp"

namespace proof {

/// A measurement: its settings and its result.
struct Timing {
  enum class Inputs { average, worst, best };
  Inputs inputs = Inputs::average;
  std::size_t size = 0;
  /// Another seed gives other random inputs.
  std::uint64_t seed = 0;
  /// Elements of all inputs between two readings of the clock: few enough for
  /// the fastest cache, or many if the clock is coarse.
  std::size_t block = 0;
  /// No further block starts after this many nanoseconds.
  double enough = 0;
  /// Returns the nanoseconds since some fixed moment.
  double (*now)() = nullptr;

  /// Whether the problem has inputs of this kind and size.
  bool has_inputs = false;
  double calls = 0;
  double nanoseconds = 0;
};

/// Makes the problem's input of a kind and size, if the problem has one.
template <typename Input>
std::optional<Input> input_to_time(const InputMakers<Input>& makers,
                                   const Timing& timing, std::uint64_t seed) {
  const std::size_t n = timing.size;
  if (n > makers.largest_timed) return std::nullopt;
  std::optional<Input> input;
  switch (timing.inputs) {
    case Timing::Inputs::average: {
      Random random{seed};
      const auto make =
          makers.average != nullptr ? makers.average : makers.random;
      if (make != nullptr) input = make(random, n);
      break;
    }
    case Timing::Inputs::worst:
      if (makers.worst != nullptr) input = makers.worst(n);
      break;
    case Timing::Inputs::best:
      if (makers.best != nullptr) input = makers.best(n);
      break;
  }
  if (input && makers.unfit != nullptr && !makers.unfit(*input).empty()) {
    return std::nullopt;
  }
  return input;
}

/// The inputs that are timed in turn. They are reused for the next batch.
template <typename Input>
struct TimedInputs {
  const InputMakers<Input>& makers;
  std::vector<Input> inputs;
  /// The measurement that the inputs were made for.
  std::optional<Timing> made;
};

/// The timed inputs of a problem. Listings with the same problem share them.
template <typename Problem>
TimedInputs<typename Problem::Input>& timed_inputs() {
  static TimedInputs<typename Problem::Input> timed{
      input_makers<Problem>, {}, {}};
  return timed;
}

/// Makes inputs, unless the last batch used the same ones. Random inputs are so
/// many that the processor's branch predictor cannot learn them.
template <typename Input>
void make_inputs_to_time(TimedInputs<Input>& timed, const Timing& timing) {
  constexpr std::size_t elements = std::size_t{1} << 18U;
  auto& [makers, inputs, made] = timed;
  const bool is_random = timing.inputs == Timing::Inputs::average;
  if (made && made->inputs == timing.inputs && made->size == timing.size &&
      (made->seed == timing.seed || !is_random)) {
    return;
  }
  made = timing;
  inputs.clear();
  const std::size_t wanted = is_random ? 1 + elements / (timing.size + 1) : 1;
  for (std::size_t i = 0; i < wanted; ++i) {
    auto input =
        input_to_time(makers, timing, (timing.seed << 32U) + std::uint64_t{i});
    if (!input) break;
    inputs.push_back(std::move(*input));
  }
}

/// Calls the listing on copies of the inputs, as often as `timing` wants.
/// Copying the inputs and freeing the answers is not timed.
template <typename Input, typename Answer>
void time_calls(Timing& timing, TimedInputs<Input>& timed,
                const Call<Input, Answer>& listing) {
  // The pointer is volatile so that the compiler knows nothing about the calls.
  // Otherwise it could drop a call or merge it with the next.
  Answer (*volatile const call)(const void*, Input&&) = listing.call;
  make_inputs_to_time(timed, timing);
  const auto& inputs = timed.inputs;
  timing.has_inputs = !inputs.empty();
  timing.calls = 0;
  timing.nanoseconds = 0;
  if (inputs.empty()) return;
  // Copies take time too. If the calls take almost none, the time of the copies
  // ends the loop.
  constexpr double patience = 10;
  constexpr std::size_t most_calls = std::size_t{1} << 16U;
  const std::size_t calls =
      std::clamp(timing.block / (timing.size + 1), std::size_t{1}, most_calls);
  const double begun = timing.now();
  std::size_t next = 0;
  do {
    std::vector<Input> given;
    given.reserve(calls);
    for (std::size_t i = 0; i < calls; ++i) {
      given.push_back(inputs[next++ % inputs.size()]);
    }
    std::vector<std::optional<Answer>> answers(calls);
    const double from = timing.now();
    for (std::size_t i = 0; i < calls; ++i) {
      answers[i].emplace(call(listing.solve, std::move(given[i])));
    }
    timing.nanoseconds += timing.now() - from;
    timing.calls += static_cast<double>(calls);
  } while (timing.nanoseconds < timing.enough &&
           timing.now() - begun < patience * timing.enough);
}

}  // namespace proof

#endif
