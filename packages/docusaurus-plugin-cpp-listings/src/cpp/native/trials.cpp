// The trials that a listing must pass: its cases, the oracle on random and on
// large inputs, its cost.
#include "trials.hpp"

#include <algorithm>
#include <chrono>
#include <iostream>
#include <stdexcept>

namespace proof {

template std::string shown(const std::vector<int>&);
template void read(std::istream&, std::vector<int>&);
template void put_ends(std::vector<int>&, const Range&, const Ends&);
template void sort_array(std::vector<int>&);
template class ProblemWithInput<std::tuple<std::vector<int>>>;
template class ProblemWithInput<std::tuple<std::vector<int>, int>>;
template class ProblemWithInput<std::tuple<std::vector<int>, std::size_t>>;
template class ProblemWithInput<std::tuple<std::vector<int>, std::vector<int>>>;

std::string current_input;

TriedProblem::~TriedProblem() = default;

namespace {

using Clock = std::chrono::steady_clock;

/// When the program began, or the last call of the listing began or ended.
Clock::time_point last_change = Clock::now();

bool listing_is_running = false;

/// The time since the last change counts for what is running.
Clock::duration time_of_listing{};
Clock::duration time_of_proof{};

void change_to(bool is_listing) {
  const Clock::time_point now = Clock::now();
  (listing_is_running ? time_of_listing : time_of_proof) += now - last_change;
  last_change = now;
  listing_is_running = is_listing;
}

}  // namespace

void listing_begins() { change_to(true); }

void listing_ends() { change_to(false); }

bool is_proof_slower() {
  change_to(listing_is_running);
  return time_of_proof > time_of_listing;
}

namespace {

/// Ends the trials if the input is invalid for the problem. The input may be
/// random, the costliest one, or one from problem.yaml.
void require_fit(const TriedProblem& problem) {
  const std::string complaint = problem.unfit();
  if (!complaint.empty()) {
    throw std::invalid_argument(
        shortened(problem.shown_input()) +
        " is not an input of the problem: " + complaint);
  }
}

/// The sizes of the inputs that an answer is judged on. The quick oracle judges
/// large inputs, if the problem has one, because the obvious oracle would take
/// too long.
enum class Sizes { small, large };

/// Describes what is wrong with the listing's last answer, as the lines of a
/// report; empty if it is right.
std::string fault(const TriedProblem& problem, const std::string& got,
                  Sizes sizes) {
  if (problem.accepts_answers()) {
    if (!problem.has_answer()) return "expected an answer";
    const std::string complaint = problem.complaint();
    return complaint.empty() ? "" : "but      " + shortened(complaint);
  }
  const bool has_quick = problem.has_quick_oracle();
  const bool is_quick = sizes == Sizes::large && has_quick;
  const std::string expected =
      is_quick ? problem.quickly_expected() : problem.expected();
  if (has_quick && !is_quick) {
    // Each small input checks the quick oracle too.
    const std::string quick = problem.quickly_expected();
    if (quick != expected) {
      return "expected " + expected + "\nbut the quick oracle says " + quick;
    }
  }
  return got == expected ? "" : "expected " + shortened(expected);
}

#ifdef PROOF_COUNTS
int run_count(TriedProblem& problem, std::size_t least) {
  constexpr std::uint64_t enough_steps = 12'000'000;
  for (std::size_t n = 1; n <= problem.largest(); n *= 2) {
    if (n < least) continue;
    problem.make_worst(n);
    require_fit(problem);
    const std::string got = problem.solve();
    if (const auto wrong = fault(problem, got, Sizes::large); !wrong.empty()) {
      std::cerr << "a wrong answer at size " << n << "\ngot      "
                << shortened(got) << '\n'
                << wrong << '\n';
      return 1;
    }
    std::cout << n << ' ' << meter::steps() << ' ' << meter::extra_bytes()
              << std::endl;
    if (meter::steps() > enough_steps) break;
  }
  return 0;
}
#else
int run_cases(TriedProblem& problem) {
  for (std::string line; std::getline(std::cin, line);) {
    current_input = line;
    problem.read(line);
    require_fit(problem);
    std::cout << problem.solve() << std::endl;
  }
  return 0;
}

/// Tries the input. Prints what is wrong with the answer, if anything.
bool agrees(TriedProblem& problem, Sizes sizes) {
  current_input = shortened(problem.shown_input());
  const std::string got = problem.solve();
  const std::string wrong = fault(problem, got, sizes);
  if (wrong.empty()) return true;
  std::cout << "input    " << current_input << "\ngot      " << shortened(got)
            << '\n'
            << wrong << '\n';
  return false;
}

/// Makes the random input of a trial. Small inputs reach most boundaries; every
/// eighth is larger. A quarter of the inputs hold the smallest and largest
/// values that the problem allows.
void make_random_input(TriedProblem& problem, const Ranges& ranges,
                       Random& random, std::uint64_t trial) {
  const std::size_t limit = trial % 8 == 7 ? 64 : 1 + trial % 10;
  problem.make_random(random, random.between(std::size_t{0}, limit));
  require_fit(problem);
  if (!random.chance(25)) return;
  constexpr Pattern patterns[] = {Pattern::lowest, Pattern::highest,
                                  Pattern::alternating};
  const std::uint64_t chosen = random.next() % 8;
  const Pattern pattern = chosen < 3 ? patterns[chosen] : Pattern::some;
  problem.put_ends({ranges, pattern, true, random});
}

int run_inputs(TriedProblem& problem, const Ranges& ranges, std::uint64_t seed,
               std::uint64_t count) {
  Random random{seed};
  for (std::uint64_t trial = 0; trial < count; ++trial) {
    make_random_input(problem, ranges, random, trial);
    std::cout << problem.shown_input() << '\n';
  }
  return 0;
}

int run_random(TriedProblem& problem, const Ranges& ranges, std::uint64_t seed,
               std::uint64_t count) {
  Random random{seed};
  for (std::uint64_t trial = 0; trial < count; ++trial) {
    make_random_input(problem, ranges, random, trial);
    if (!agrees(problem, Sizes::small)) return 1;
  }
  std::cout << "agreed on " << count << '\n';
  return 0;
}

/// Tries inputs of `size`, and of the sizes at which a counter of 8 or 16 bits
/// has wrapped around to 1. If `size` is too small for 16 bits because the
/// listing is slow, the problem's `easy` input is tried instead.
int run_large(TriedProblem& problem, const Ranges& ranges, std::uint64_t seed,
              std::size_t size) {
  Random random{seed};
  std::size_t inputs = 0;
  const auto agrees_on_input = [&] {
    ++inputs;
    return agrees(problem, Sizes::large);
  };
  const auto tried = [&](std::size_t n, Pattern pattern) {
    problem.make_large(random, n);
    require_fit(problem);
    problem.put_ends({ranges, pattern, false, random});
    return agrees_on_input();
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
  if (size <= problem.largest()) {
    problem.make_worst(size);
    require_fit(problem);
    if (!agrees_on_input()) return 1;
  }
  if (size < beyond_16_bits && problem.has_easy()) {
    problem.make_easy(70'000);
    require_fit(problem);
    if (!agrees_on_input()) return 1;
  }
  std::cout << "agreed on " << inputs << '\n';
  return 0;
}
#endif

}  // namespace

int run_trials(TriedProblem& problem, int argc, char** argv) {
  const std::vector<std::string> arguments(argv, argv + argc);
#ifdef PROOF_COUNTS
  if (argc == 3 && arguments[1] == "count") {
    return run_count(problem, std::stoull(arguments[2]));
  }
  std::cerr << "usage: proof count LEAST\n";
#else
  if (argc == 2 && arguments[1] == "cases") return run_cases(problem);
  if (argc >= 4) {
    const std::uint64_t seed = std::stoull(arguments[2]);
    const std::uint64_t count = std::stoull(arguments[3]);
    const Ranges ranges = ranges_from({arguments.begin() + 4, arguments.end()});
    if (arguments[1] == "random") {
      return run_random(problem, ranges, seed, count);
    }
    if (arguments[1] == "inputs") {
      return run_inputs(problem, ranges, seed, count);
    }
    if (arguments[1] == "large") return run_large(problem, ranges, seed, count);
  }
  std::cerr << "usage: proof cases | random SEED COUNT RANGES... | "
               "inputs SEED COUNT RANGES... | large SEED SIZE RANGES...\n";
#endif
  return 2;
}

}  // namespace proof
