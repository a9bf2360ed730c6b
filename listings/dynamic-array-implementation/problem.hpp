// What the problem is, whichever class solves it.
#pragma once

#include <bit>
#include <charconv>
#include <string_view>

#include "proof.hpp"

namespace {

// The answers of `pop`, `at` and `size`, and the elements that are left.
using Answer = std::tuple<std::vector<int>, std::vector<int>>;

#ifndef PROOF_PAGE
/// An element so large that no array can have more than `most` of them: there
/// are no addresses for more. It never touches its bytes.
template <std::size_t most>
struct Huge {
  static_assert(most > 3, "Clang has no type of that size");

  Huge() {}
  Huge(const Huge&) {}
  Huge(Huge&&) noexcept {}
  Huge& operator=(const Huge&) { return *this; }
  Huge& operator=(Huge&&) noexcept { return *this; }
  ~Huge() {}

  char bytes[std::numeric_limits<std::ptrdiff_t>::max() / most];
};
#endif

/// What the class of a listing can do: those that show a bug need not have all
/// operations. This file is read once for all of them, and each proof tells.
struct Abilities {
  bool copies = true;
  bool moves = true;
  bool reserves = true;
};

// --- Scripts: "push 4, push a[0], pop, at 0, size, reserve 8, copy". ---

struct Step {
  std::string_view name;
  std::size_t number = 0;  // an index or a capacity
  int value = 0;
  bool own = false;  // a[number], not value
};

/// The number that all of a text is.
template <std::integral Number>
std::optional<Number> number_from(std::string_view text) {
  Number number{};
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  if (rest != end || error != std::errc{}) return std::nullopt;
  return number;
}

bool takes_number(std::string_view name) {
  return name == "at" || name == "reserve";
}

bool takes_value(std::string_view name) {
  return name == "push" || name == "insist";
}

bool takes_nothing(std::string_view name) {
  return name == "pop" || name == "size" || name == "copy" || name == "move";
}

/// The operation that a text is, if it is one.
std::optional<Step> step_from(std::string_view text) {
  const std::size_t space = std::min(text.find(' '), text.size());
  Step step{text.substr(0, space)};
  std::string_view argument = text.substr(space);
  if (takes_nothing(step.name) && argument.empty()) return step;
  argument.remove_prefix(std::min<std::size_t>(1, argument.size()));
  step.own = step.name == "push" && argument.starts_with("a[") &&
             argument.ends_with(']');
  if (step.own) argument = argument.substr(2, argument.size() - 3);
  if (step.own || takes_number(step.name)) {
    const auto number = number_from<std::uint64_t>(argument);
    if (!number) return std::nullopt;
    // In a page's module std::size_t has 32 bits, and what exceeds it is too
    // large.
    step.number = static_cast<std::size_t>(std::min<std::uint64_t>(
        *number, std::numeric_limits<std::size_t>::max()));
    return step;
  }
  const auto value = number_from<int>(argument);
  if (!value || !takes_value(step.name)) return std::nullopt;
  step.value = *value;
  return step;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = std::min(text.find_first_not_of(' '), text.size());
  text.remove_prefix(first);
  return text.substr(0, text.find_last_not_of(' ') + 1);
}

/// Calls `run` with the text of each operation, until it returns false.
template <typename Run>
void for_each_text(std::string_view script, Run&& run) {
  if (trimmed(script).empty()) return;
  for (;;) {
    const std::size_t comma = std::min(script.find(','), script.size());
    if (!run(trimmed(script.substr(0, comma))) || comma == script.size()) {
      return;
    }
    script.remove_prefix(comma + 1);
  }
}

template <typename Do>
void for_each_step(std::string_view script, Do&& run) {
  for_each_text(script, [&run](std::string_view text) {
    const std::optional<Step> step = step_from(text);
    if (!step) throw std::invalid_argument(std::string(text));
    run(*step);
    return true;
  });
}

/// What is wrong with one operation on an array of so many elements.
std::string unfit_step(std::string_view text, std::size_t elements,
                       const Abilities& abilities) {
  constexpr int most = 1'000'000'000;
  const std::optional<Step> step = step_from(text);
  if (!step) {
    return "is none of push x, push a[i], pop, at i, size, reserve c, copy, "
           "move and insist x.";
  }
  if ((step->name == "copy" && !abilities.copies) ||
      (step->name == "move" && !abilities.moves) ||
      (step->name == "reserve" && !abilities.reserves)) {
    return "is an operation that this class does not have.";
  }
  if (step->value < -most || step->value > most) {
    return "has a value outside -1000000000 to 1000000000.";
  }
  if (step->own && step->number >= elements) {
    return "names an element of an array that then has " +
           std::to_string(elements) + ".";
  }
  return "";
}

// --- Elements that fail on demand and notice misuse. ---

struct TransferFailed : std::runtime_error {
  TransferFailed() : std::runtime_error("an element would not be copied") {}
};

struct Ledger {
  inline static int live = 0;
  inline static bool misused = false;
  inline static std::size_t fails_in = 0;  // transfers; 0 for never
};

/// A value that knows where it was made, so that objects which were never made,
/// were copied byte by byte or are gone already do not pass for real ones.
template <bool moves_can_fail>
class Tracked {
 public:
  Tracked() : Tracked{0} {}
  explicit Tracked(int value) : value_{value}, self_{this} { ++Ledger::live; }

  Tracked(const Tracked& other) : value_{taken(other)}, self_{this} {
    ++Ledger::live;
  }

  Tracked(Tracked&& other) noexcept(!moves_can_fail) : self_{this} {
    if constexpr (moves_can_fail) {
      value_ = taken(other);
    } else {
      value_ = other.value_;
      other.check();
    }
    other.value_ = 0;
    ++Ledger::live;
  }

  Tracked& operator=(const Tracked& other) {
    check();
    value_ = taken(other);
    return *this;
  }

  Tracked& operator=(Tracked&& other) noexcept(!moves_can_fail) {
    check();
    if constexpr (moves_can_fail) {
      value_ = taken(other);
    } else {
      other.check();
      value_ = other.value_;
    }
    if (this != &other) other.value_ = 0;
    return *this;
  }

  ~Tracked() {
    check();
    // Through volatile, because an optimiser drops a store to an object that
    // ends, and a use of it afterwards would pass.
    const Tracked* volatile& self = self_;
    self = nullptr;
    --Ledger::live;
  }

  int value() const {
    check();
    return value_;
  }

 private:
  void check() const {
    if (self_ != this) Ledger::misused = true;
  }

  static int taken(const Tracked& other) {
    other.check();
    if (Ledger::fails_in > 0 && --Ledger::fails_in == 0) throw TransferFailed{};
    return other.value_;
  }

  int value_ = 0;
  const Tracked* self_;
};

using Careful = Tracked<false>;  // copies can fail, moves cannot
using Fragile = Tracked<true>;   // both can fail, and moves empty their source

template <bool moves_can_fail>
[[maybe_unused]] void show(proof::Writer& out,
                           const Tracked<moves_can_fail>& element) {
  out << element.value();
}

int value_of(int element) { return element; }

template <bool moves_can_fail>
int value_of(const Tracked<moves_can_fail>& element) {
  return element.value();
}

void require(bool holds, const char* what) {
  if (!holds) throw std::logic_error(what);
}

/// True for a push, false for a pop. The first of them fill a block of a power
/// of two to the brim, a quarter go back and forth over its edge, and the rest
/// fill on.
std::vector<bool> costly_pushes(std::size_t n) {
  const std::size_t full = std::bit_floor(n / 2);
  std::vector<bool> pushes(n);
  for (std::size_t i = 0; i < n; ++i) {
    pushes[i] = i < full || i % 2 == 0 || i >= full + n / 4;
  }
  return pushes;
}

/// What the problem asks of any class; the rest is up to its abilities.
struct Scripts {
  using Input = std::tuple<std::string>;

  static Input random(proof::Random& random, std::size_t size) {
    // More elements than there are addresses for.
    constexpr std::size_t beyond_all =
        std::numeric_limits<std::size_t>::max() / sizeof(int) + 1;
    std::string script;
    std::size_t elements = 0;
    const unsigned pops = random.between(10U, 60U);
    for (std::size_t i = 0; i < size; ++i) {
      if (i > 0) script += ", ";
      const std::string value =
          std::to_string(random.between(-1'000'000'000, 1'000'000'000));
      const auto index = [&] {
        return std::to_string(random.next() % (elements + random.chance(2)));
      };
      if (random.chance(25)) {
        switch (random.next() % 6) {
          case 0:
            script += "size";
            break;
          case 1:
            script += "copy";
            break;
          case 2:
            script += "move";
            break;
          case 3:
            script += "reserve ";
            script += random.chance(3)
                          ? std::to_string(beyond_all + random.next() % 9)
                          : std::to_string(random.next() % 20);
            break;
          case 4:
            script += "insist " + value;
            ++elements;
            break;
          default:
            script += elements == 0 ? "size" : "at " + index();
        }
      } else if (random.chance(pops) && (elements > 0 || random.chance(3))) {
        script += "pop";
        if (elements > 0) --elements;
      } else if (elements > 0 && random.chance(30)) {
        script += "push a[";
        script += std::to_string(random.next() % elements) + "]";
        ++elements;
      } else {
        script += "push " + value;
        ++elements;
      }
    }
    return {script};
  }

  static std::string complaint(const std::string& script,
                               const Abilities& abilities) {
    constexpr std::size_t most = 100'000;
    std::size_t count = 0;
    std::size_t elements = 0;
    std::string found;
    for_each_text(script, [&](std::string_view text) {
      ++count;
      const std::string wrong = unfit_step(text, elements, abilities);
      if (!wrong.empty()) {
        found = "Operation " + std::to_string(count) + ", " +
                std::string(text) + ", " + wrong;
      }
      const bool adds = text.starts_with("push") || text.starts_with("insist");
      if (adds) ++elements;
      if (text == "pop" && elements > 0) --elements;
      return found.empty();
    });
    if (count <= most) return found;
    return "There are more than 100000 operations.";
  }

  static Answer answer(const std::string& script, std::size_t most) {
    std::vector<int> a;
    std::vector<int> answers;
    for_each_step(script, [&](const Step& step) {
      if (step.name == "push" || step.name == "insist") {
        a.push_back(step.own ? a.at(step.number) : step.value);
      } else if (step.name == "pop") {
        answers.push_back(a.at(a.size() - 1));
        a.pop_back();
      } else if (step.name == "at") {
        answers.push_back(a.at(step.number));
      } else if (step.name == "size") {
        answers.push_back(static_cast<int>(a.size()));
      } else if (step.name == "reserve" && step.number > most) {
        throw std::length_error("reserve");
      }
    });
    return {answers, a};
  }

  /// Pushes, with a look now and then and some pops at the end. No copies: each
  /// is made once for every element that can fail.
  static Input large(proof::Random& random, std::size_t size) {
    std::string script;
    std::size_t elements = 0;
    for (std::size_t i = 0; i < size; ++i) {
      script += i == 0 ? "" : ", ";
      if (elements > 0 && random.chance(5)) {
        script += "at " + std::to_string(random.next() % elements);
      } else if (i >= size - size / 8) {
        script += "pop";
        --elements;
      } else {
        script += "push ";
        script += std::to_string(random.between(-1'000'000'000, 1'000'000'000));
        ++elements;
      }
    }
    return {script};
  }

  /// Two pushes for each pop, in no order.
  static Input average(proof::Random& random, std::size_t n) {
    std::string script;
    std::size_t elements = 0;
    for (std::size_t i = 0; i < n; ++i) {
      script += i == 0 ? "" : ", ";
      const bool push = elements == 0 || random.between(1, 3) > 1;
      script += push ? "push 1" : "pop";
      if (push) {
        ++elements;
      } else {
        --elements;
      }
    }
    return {script};
  }

  /// Room for all but the last is asked for first, so that the others are
  /// carried over once.
  static Input easy(std::size_t n) {
    std::string script = "reserve " + std::to_string(n - 1);
    for (std::size_t i = 0; i < n; ++i) script += ", push " + std::to_string(i);
    return {script};
  }

  /// Room for all of them is asked for first.
  static Input best(std::size_t n) {
    std::string script = "reserve " + std::to_string(n);
    for (std::size_t i = 1; i < n; ++i) script += ", push 1";
    return {script};
  }

  static Input worst(std::size_t n) {
    std::string script;
    for (const bool push : costly_pushes(n)) {
      script += script.empty() ? "" : ", ";
      script += push ? "push 1" : "pop";
    }
    return {script};
  }
};

#ifdef PROOF_COUNTS
/// Counted without the reading of a script, which would drown short pushes.
struct CountedProblem {
  using Input = std::tuple<std::vector<bool>>;

  static Input random(proof::Random&, std::size_t) { return {}; }
  static std::size_t oracle(const std::vector<bool>& pushes) {
    std::size_t left = 0;
    for (const bool push : pushes) left = push ? left + 1 : left - 1;
    return left;
  }
  static Input worst(std::size_t n) { return {costly_pushes(n)}; }
};
#endif

}  // namespace
