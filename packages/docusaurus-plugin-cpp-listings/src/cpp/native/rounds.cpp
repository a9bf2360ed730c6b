// The entry point of a program that times listings in rounds. Each round times
// all listings once, so that a slower machine affects all of them.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <limits>
#include <new>
#include <string>
#include <vector>

#include "proof.hpp"

namespace {

constexpr double nanoseconds_per_second = 1e9;

double now() {
  const auto time = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double, std::nano>(time).count();
}

/// Times a fixed calculation in which each step depends on the one before. The
/// time is always the same on a quiet machine.
double calibration() {
  const double from = now();
  std::uint64_t value = 1;
  for (int step = 0; step < 2'000'000; ++step) {
    value = value * 6364136223846793005U + 1442695040888963407U;
  }
  const volatile std::uint64_t result = value;
  static_cast<void>(result);
  return now() - from;
}

proof::Timing::Inputs inputs_from(const std::string& name) {
  if (name == "average") return proof::Timing::Inputs::average;
  return name == "worst" ? proof::Timing::Inputs::worst
                         : proof::Timing::Inputs::best;
}

/// Times one listing as `proof::timing` says. Returns false if its problem has
/// no such inputs, or if they do not fit into memory.
bool time_one(std::size_t listing) {
  try {
    listings[listing].trials(0, nullptr);
    return proof::timing.has_inputs;
  } catch (const std::bad_alloc&) {
    return false;
  }
}

double nanoseconds_per_call() {
  return proof::timing.nanoseconds / proof::timing.calls;
}

/// The processor time that this program has used, in nanoseconds.
double processor_time() {
  return static_cast<double>(std::clock()) * nanoseconds_per_second /
         CLOCKS_PER_SEC;
}

/// Detects how busy the machine is from the time of the calculation.
class Clock {
 public:
  Clock() {
    for (int i = 0; i < 5; ++i) is_quiet();
  }

  /// Whether the calculation takes about as long as its fastest run.
  bool is_quiet() {
    last_ = calibration();
    fastest_ = std::min(fastest_, last_);
    return last_ < slack * fastest_;
  }

  /// Waits for a quiet moment, but only for a limited time.
  void wait() {
    for (int i = 0; i < 20 && !is_quiet(); ++i) {
    }
  }

  double last() const { return last_; }

 private:
  static constexpr double slack = 1.05;
  double last_ = 0;
  double fastest_ = std::numeric_limits<double>::infinity();
};

/// Times a listing between two quiet moments. Repeats this if other programs
/// disturbed the measurement; returns false if they did so each time.
bool time_quietly(Clock& clock, std::size_t listing) {
  constexpr double most_lost = 0.02;
  for (int trial = 0; trial < 5; ++trial) {
    clock.wait();
    const double from = now();
    const double had_from = processor_time();
    if (!time_one(listing)) throw std::bad_alloc{};
    const double took = now() - from;
    const double lost = took - (processor_time() - had_from);
    if (clock.is_quiet() && lost < most_lost * took) return true;
  }
  return false;
}

int run_rounds(const std::vector<std::string>& arguments) {
  constexpr std::size_t first_cache = 4096;  // elements that fit into the cache
  constexpr double enough = 1'000'000;
  proof::timing.inputs = inputs_from(arguments[0]);
  proof::timing.size = std::stoull(arguments[1]);
  const std::uint64_t rounds = std::stoull(arguments[2]);
  const double most = std::stod(arguments[3]) * nanoseconds_per_second;
  proof::timing.block = first_cache;
  proof::timing.now = now;

  // The first round is not reported. It warms up the caches and branch
  // predictors, and finds the listings that are too slow.
  std::vector<std::size_t> kept;
  for (std::size_t i = 4; i < arguments.size(); ++i) {
    const std::size_t listing = std::stoull(arguments[i]);
    if (time_one(listing) && nanoseconds_per_call() < most) {
      kept.push_back(listing);
    }
  }
  proof::timing.enough = enough;
  Clock clock;
  for (std::uint64_t round = 1; round <= rounds && !kept.empty(); ++round) {
    proof::timing.seed = round;
    for (const std::size_t listing : kept) {
      const bool is_quiet = time_quietly(clock, listing);
      std::cout << "clock " << clock.last() << '\n'
                << (is_quiet ? "quiet " : "disturbed ") << listing << ' '
                << nanoseconds_per_call() << '\n';
    }
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 5) {
    std::cerr << "usage: INPUTS SIZE ROUNDS SECONDS LISTING...\n";
    return 2;
  }
  try {
    return run_rounds({argv + 1, argv + argc});
  } catch (const std::exception& error) {
    std::cerr << proof::type_name(typeid(error)) << ": " << error.what()
              << '\n';
    return 2;
  }
}
