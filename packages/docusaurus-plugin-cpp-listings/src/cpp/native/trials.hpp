// A problem and a listing of it, as the trials use them.
#ifndef CPP_LISTINGS_TRIALS_HPP
#define CPP_LISTINGS_TRIALS_HPP

#include <cstddef>
#include <cstdint>
#include <exception>
#include <optional>
#include <string>
#include <tuple>
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
extern std::string current_input;

/// Tell when a call of the listing begins and ends. At other times its proof
/// runs: the oracle, the judge, or the code that makes inputs.
void listing_begins();
void listing_ends();

/// Whether the proof has taken more time than the listing.
bool is_proof_slower();

/// Whether `new` returns a block of one byte instead of throwing when more
/// memory is requested than any machine has. With it an array can be as large
/// as its class allows, as long as its elements are never touched.
inline bool memory_is_endless = false;

std::string type_name(const std::type_info& type);

/// The beginning of a text, for a report. An input may have 100,000 elements.
std::string shortened(const std::string& text);

/// The answer of a call that threw, in words.
std::string thrown(const std::exception& error);

/// A problem with the function to try, and an input that they are tried on. The
/// class hides all of their types, so that the trials are compiled once for all
/// problems.
class TriedProblem {
 public:
  virtual ~TriedProblem();

  /// Sets the input to `worst(n)`.
  virtual void make_worst(std::size_t n) = 0;
#ifndef PROOF_COUNTS
  /// Sets the input to one in the notation of problem.yaml.
  virtual void read(const std::string& line) = 0;
  /// Sets the input to one of `random`.
  virtual void make_random(Random& random, std::size_t size) = 0;
  /// Sets the input to one of `large`.
  virtual void make_large(Random& random, std::size_t size) = 0;
  /// Sets the input to `easy(n)`.
  virtual void make_easy(std::size_t n) = 0;
  virtual bool has_easy() const = 0;
  /// Puts the ends of its ranges into the input. Leaves the input unchanged if
  /// the result would be invalid for the problem.
  virtual void put_ends(const Ends& ends) = 0;
#endif
  /// The input in the notation of problem.yaml.
  virtual std::string shown_input() const = 0;
  /// Says why the input is invalid for the problem; empty if it is valid.
  virtual std::string unfit() const = 0;
  /// The largest n that `worst` is called with.
  virtual std::size_t largest() const = 0;

  /// Calls the listing with the input. Returns its answer, or what it threw.
  virtual std::string solve() = 0;
  /// Whether the problem has `accepts` instead of an oracle.
  virtual bool accepts_answers() const = 0;
  /// Whether the last call of the listing gave an answer.
  virtual bool has_answer() const = 0;
  /// Says why `accepts` does not accept the last answer; empty if it does.
  virtual std::string complaint() const = 0;
  /// The answer of the problem's oracle, or what it threw.
  virtual std::string expected() const = 0;
  virtual bool has_quick_oracle() const = 0;
  /// The answer of the quick oracle, or what it threw.
  virtual std::string quickly_expected() const = 0;
};

/// A problem's functions that make or refuse inputs for the trials; null if the
/// problem does not define one.
template <typename Input>
struct TrialInputs {
  Input (*random)(Random& random, std::size_t size) = nullptr;
  Input (*large)(Random& random, std::size_t size) = nullptr;
  Input (*worst)(std::size_t n) = nullptr;
  Input (*easy)(std::size_t n) = nullptr;
  std::string (*unfit)(const Input& input) = nullptr;
  std::size_t largest = 1U << 16U;
};

/// The part of a tried problem that depends only on the type of its inputs.
template <typename Input>
class ProblemWithInput : public TriedProblem {
 public:
  explicit ProblemWithInput(const TrialInputs<Input>& makers)
      : makers_{makers} {}
  ~ProblemWithInput() override;

  void make_worst(std::size_t n) override { input_.emplace(makers_.worst(n)); }
#ifndef PROOF_COUNTS
  void read(const std::string& line) override {
    input_.emplace(read_input(line, static_cast<Input*>(nullptr)));
  }
  void make_random(Random& random, std::size_t size) override {
    input_.emplace(makers_.random(random, size));
  }
  void make_large(Random& random, std::size_t size) override {
    input_.emplace(makers_.large(random, size));
  }
  void make_easy(std::size_t n) override { input_.emplace(makers_.easy(n)); }
  bool has_easy() const override { return makers_.easy != nullptr; }

  void put_ends(const Ends& ends) override {
    Input changed = input();
    proof::put_ends(changed, ends);
    if (!complaint_about(changed).empty()) {
      sort_arrays(changed);
      if (!complaint_about(changed).empty()) return;
    }
    input_.emplace(std::move(changed));
  }
#endif
  std::string shown_input() const override {
    return proof::shown_input(input());
  }
  std::string unfit() const override { return complaint_about(input()); }
  std::size_t largest() const override { return makers_.largest; }

 protected:
  const Input& input() const { return *input_; }

 private:
  std::string complaint_about(const Input& input) const {
    if (makers_.unfit == nullptr) return {};
    return makers_.unfit(input);
  }

  TrialInputs<Input> makers_;
  std::optional<Input> input_;
};

// In the class it would be inline, and compiled with each problem.
template <typename Input>
ProblemWithInput<Input>::~ProblemWithInput() = default;

/// The answer of a call as text, or what it threw.
///
/// @param answer is set to the answer, if there is one.
template <typename Answer, typename Input>
std::string outcome(const Call<Input, Answer>& function, const Input& input,
                    std::optional<Answer>& answer) {
  try {
    answer.emplace(function(Input{input}));
    return shown(*answer);
  } catch (const std::exception& error) {
    answer.reset();
    return thrown(error);
  }
}

/// A tried problem with all of its types. `Expected` is the type of the
/// oracle's answers.
template <typename Input, typename Answer, typename Expected>
class TypedProblem final : public ProblemWithInput<Input> {
 public:
  TypedProblem(const TrialInputs<Input>& makers,
               const Call<Input, Answer>& solution)
      : ProblemWithInput<Input>{makers}, solution_{solution} {}

  /// Null if the problem does not define it, as the oracles below.
  std::string (*accepts)(const Input& input, const Answer& answer) = nullptr;
  Call<Input, Expected> oracle{};
  Call<Input, Expected> quick_oracle{};

  std::string solve() override {
#ifdef PROOF_COUNTS
    Input given = this->input();
    listing_begins();
    meter::start();
    auto result = solution_.call(solution_.solve, std::move(given));
    meter::stop();
    listing_ends();
    return shown(answer_.emplace(std::move(result)));
#else
    listing_begins();
    std::string text = outcome(solution_, this->input(), answer_);
    listing_ends();
    return text;
#endif
  }

  bool accepts_answers() const override { return accepts != nullptr; }
  bool has_answer() const override { return answer_.has_value(); }
  std::string complaint() const override {
    return accepts(this->input(), *answer_);
  }
  std::string expected() const override { return answer_of(oracle); }
  bool has_quick_oracle() const override {
    return quick_oracle.call != nullptr;
  }
  std::string quickly_expected() const override {
    return answer_of(quick_oracle);
  }

 private:
  std::string answer_of(const Call<Input, Expected>& function) const {
    std::optional<Expected> answer;
    return outcome(function, this->input(), answer);
  }

  Call<Input, Answer> solution_;
  std::optional<Answer> answer_;
};

/// Runs the trial that the command line names. Returns the exit status.
int run_trials(TriedProblem& problem, int argc, char** argv);

// The inputs of most problems are compiled once, in trials.cpp.
extern template class ProblemWithInput<std::tuple<std::vector<int>>>;
extern template class ProblemWithInput<std::tuple<std::vector<int>, int>>;
extern template class ProblemWithInput<
    std::tuple<std::vector<int>, std::size_t>>;
extern template class ProblemWithInput<
    std::tuple<std::vector<int>, std::vector<int>>>;

}  // namespace proof

#endif
