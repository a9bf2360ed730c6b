#include "problem.hpp"

namespace {

/// The most elements that an array of T can have: what a difference of pointers
/// can tell.
template <typename T>
std::size_t most_elements() {
  return std::numeric_limits<std::ptrdiff_t>::max() / sizeof(T);
}

template <typename T>
[[maybe_unused]] constexpr bool has_moves =
    std::movable<DynamicArray<T>> &&
    requires(const DynamicArray<T>& a) { a.capacity(); };
template <typename T>
[[maybe_unused]] constexpr bool has_reserve =
    requires(DynamicArray<T>& a) { a.reserve(std::size_t{1}); };

/// The problem, for this class.
struct Problem : Scripts {
  static std::string unfit(const std::string& script) {
    return complaint(script,
                     {.copies = std::copy_constructible<DynamicArray<int>>,
                      .moves = has_moves<int>,
                      .reserves = has_reserve<int>});
  }

  static Answer oracle(const std::string& script) {
    return answer(script, most_elements<int>());
  }
};

/// Runs `act` with the first transfer of an element failing, then the second,
/// and so on until none fails; each failure must leave `a` as it was.
template <typename T, typename Act>
void insist(const DynamicArray<T>& a, Act&& act) {
  if constexpr (std::same_as<T, int>) {
    act();
  } else {
    for (std::size_t failing = 1;; ++failing) {
      const std::size_t size = a.size();
      const T* const first = size == 0 ? nullptr : &a[0];
      Ledger::fails_in = failing;
      try {
        act();
        Ledger::fails_in = 0;
        return;
      } catch (const TransferFailed&) {
        Ledger::fails_in = 0;
        require(a.size() == size, "a failed operation changed the size");
        require(size == 0 || &a[0] == first, "a failed operation reallocated");
      }
    }
  }
}

/// How many cells an array has; none for a class that does not say, and in a
/// page, where to ask would be a step.
template <typename T>
std::optional<std::size_t> cells_of(const DynamicArray<T>& a) {
#ifndef PROOF_PAGE
  if constexpr (requires { a.capacity(); }) return a.capacity();
#endif
  static_cast<void>(a);
  return std::nullopt;
}

/// Runs `act`; if `stays`, it must leave the cells and the elements in them.
template <typename T, typename Act>
void run_in_place(DynamicArray<T>& a, bool stays, Act&& act) {
  if (!stays) {
    act();
    return;
  }
  const auto cells = cells_of(a);
  const T* const first = a.size() == 0 ? nullptr : &a[0];
  act();
  require(cells_of(a) == cells, "another capacity without need");
  require(first == nullptr || a.size() == 0 || &a[0] == first,
          "elements that were carried over without need");
}

template <typename T>
[[maybe_unused]] constexpr bool is_library =
    std::same_as<DynamicArray<T>, std::vector<T>>;

template <typename T>
int popped(DynamicArray<T>& a) {
  if constexpr (std::is_void_v<decltype(a.pop_back())>) {
    if (a.size() == 0) {
      // std::vector leaves this undefined; the class of this article does not.
      if constexpr (is_library<T>) throw std::out_of_range("pop_back");
      a.pop_back();
    }
    const int value = value_of(a[a.size() - 1]);
    Ledger::fails_in = 1;  // a pop has no business to copy anything, or to fail
    // Nothing is gained by giving back one of two or three cells.
    run_in_place(a, cells_of(a).value_or(4) < 4, [&a] { a.pop_back(); });
    Ledger::fails_in = 0;
    return value;
  } else {
    return value_of(a.pop_back());
  }
}

template <typename T>
void copy_over(DynamicArray<T>& a) {
  if constexpr (std::copy_constructible<DynamicArray<T>>) {
    insist(a, [&a] {
      const DynamicArray<T> copy{a};
      require(copy.size() == a.size(), "a copy of another size");
    });
    DynamicArray<T> copy{a};
    copy.push_back(T{-1});
    require(copy.size() == a.size() + 1, "a copy that is not independent");
    insist(copy, [&a, &copy] { copy = a; });
    require(copy.size() == a.size(), "an assignment that leaves another size");
    insist(a, [&a, &copy] { a = copy; });
    const DynamicArray<T>& self = a;
    a = self;
  }
}

template <typename T>
void move_over(DynamicArray<T>& a) {
  if constexpr (has_moves<T>) {
    DynamicArray<T> other{std::move(a)};
    if constexpr (!is_library<T>) {
      require(a.size() == 0 && a.capacity() == 0, "moved from and not empty");
      DynamicArray<T>& self = other;
      other = std::move(self);
    }
    a = DynamicArray<T>{};
    a.push_back(T{-1});
    a = std::move(other);
  }
}

/// Asks for the capacities next to the limit of T, which is another for each
/// type: above it the class must refuse, and up to it ask for memory, of which
/// there is not that much. A class that shows a bug states no limit.
template <typename T>
[[maybe_unused]] void reserve_at_limit(DynamicArray<T>& a) {
  if constexpr (requires { a.max_size(); }) {
    const std::size_t limit = a.max_size();
    require(limit == std::numeric_limits<std::ptrdiff_t>::max() / sizeof(T),
            "another limit than what a difference of pointers can tell");
    for (const std::size_t wanted : {limit - 1, limit, limit + 1}) {
      bool is_refused = false;
      try {
        a.reserve(wanted);
      } catch (const std::length_error&) {
        is_refused = true;
      } catch (const std::bad_alloc&) {
        is_refused = false;
      }
      require(is_refused == (wanted > limit), "refuses at another limit");
    }
  }
}

#ifndef PROOF_PAGE
/// Grows an array up to the most elements that it can have. Classes that make
/// all elements of a block at once are left out: they count them in it.
template <typename T>
[[maybe_unused]] void fill_up() {
  if constexpr (requires(DynamicArray<T> a) { a.emplace_back(); }) {
    proof::memory_is_endless = true;
    DynamicArray<T> a;
    const std::size_t limit = most_elements<T>();
    while (a.size() < limit) {
      const std::size_t capacity = a.capacity();
      a.emplace_back();
      require(a.capacity() <= std::max<std::size_t>(1, 2 * capacity),
              "more than doubled");
    }
    bool is_refused = false;
    try {
      a.emplace_back();
    } catch (const std::length_error&) {
      is_refused = true;
    }
    proof::memory_is_endless = false;
    require(is_refused && a.size() == limit, "more elements than addresses");
  }
}

/// Reads an array that is const in each way that its class has.
template <typename T>
void read(const DynamicArray<T>& a, const std::vector<int>& elements) {
  for (std::size_t i = 0; i < a.size(); ++i) {
    require(value_of(a[i]) == elements[i], "a const array reads another value");
  }
  if constexpr (requires { a.at(0), a.begin(), a.end(); }) {
    for (std::size_t i = 0; i < a.size(); ++i) {
      require(&a.at(i) == &a[i], "at and [] give different elements");
    }
    require(a.end() - a.begin() == std::ssize(elements), "another end");
    bool is_refused = false;
    try {
      static_cast<void>(a.at(a.size()));
    } catch (const std::out_of_range&) {
      is_refused = true;
    }
    require(is_refused, "at gives an element that is not there");
  }
}
#endif

template <typename T>
void reserve_in(DynamicArray<T>& a, std::size_t capacity) {
  if constexpr (has_reserve<T>) {
#ifndef PROOF_PAGE
    if (capacity > most_elements<T>()) {
      reserve_at_limit(a);
      fill_up<Huge<5>>();
      fill_up<Huge<7>>();
    }
#endif
    insist(a, [&a, capacity] { a.reserve(capacity); });
    require(a.capacity() >= capacity, "less reserved than asked for");
#ifndef PROOF_PAGE
    run_in_place(a, true, [&a] { a.reserve(a.capacity()); });
#endif
  }
}

template <typename T>
Answer run_steps(std::string_view script) {
  DynamicArray<T> a;
  std::vector<int> answers;
  for_each_step(script, [&](const Step& step) {
    if (step.name == "push") {
      const auto cells = cells_of(a);
      run_in_place(a, cells && a.size() < *cells, [&a, &step] {
        if (step.own) {
          a.push_back(a[step.number]);
        } else {
          a.push_back(T{step.value});
        }
      });
    } else if (step.name == "insist") {
      const T value{step.value};
      insist(a, [&a, &value] { a.push_back(value); });
    } else if (step.name == "pop") {
      answers.push_back(popped(a));
    } else if (step.name == "at") {
      answers.push_back(value_of(a.at(step.number)));
    } else if (step.name == "size") {
      answers.push_back(static_cast<int>(a.size()));
    } else if (step.name == "copy") {
      copy_over(a);
    } else if (step.name == "move") {
      move_over(a);
    } else if (step.name == "reserve") {
      reserve_in(a, step.number);
    }
    if constexpr (requires { a.capacity(); }) {
      require(a.size() <= a.capacity(), "more elements than room");
    }
  });
  std::vector<int> left;
  left.reserve(a.size());
  for (std::size_t i = 0; i < a.size(); ++i) left.push_back(value_of(a[i]));
#ifndef PROOF_PAGE
  read(a, left);
#endif
  return {std::move(answers), std::move(left)};
}

/// Runs a script; afterwards no object may be left and none misused.
template <typename T>
Answer tried(std::string_view script) {
  const auto settle = [] {
    const bool sound = Ledger::live == 0 && !Ledger::misused;
    Ledger::live = 0;
    Ledger::misused = false;
    Ledger::fails_in = 0;
    require(sound, "an object was not destroyed, or was used when not alive");
  };
  Answer answer;
  try {
    answer = run_steps<T>(script);
  } catch (...) {
    settle();
    throw;
  }
  settle();
  return answer;
}

[[maybe_unused]] Answer tried_with_all(std::string_view script) {
  Answer answer;
  try {
    answer = tried<int>(script);
  } catch (const std::exception&) {
    static_cast<void>(tried<Careful>(script));
    static_cast<void>(tried<Fragile>(script));
    throw;
  }
  const Answer careful = tried<Careful>(script);
  if (careful != answer) return careful;
  return tried<Fragile>(script);
}

#ifdef PROOF_COUNTS
std::size_t run_pushes(const std::vector<bool>& pushes) {
  DynamicArray<std::int64_t> a;
  for (const bool push : pushes) {
    if (push) {
      a.push_back(1);
    } else {
      a.pop_back();
    }
  }
  return a.size();
}
#endif

}  // namespace

int proof_main(int argc, char** argv) {
#ifdef PROOF_COUNTS
  return proof::prove<CountedProblem>(argc, argv, run_pushes);
#else
  return proof::prove<Problem>(argc, argv, [](const std::string& script) {
#ifdef PROOF_PAGE
#ifdef PROOF_PITFALL
    // Numbers never fail to be copied, and who hunts for a bug may insist.
    if (script.find("insist") != std::string::npos) {
      return tried<Fragile>(script);
    }
#endif
    return tried<int>(script);  // a reader follows one array, of numbers
#else
    return tried_with_all(script);
#endif
  });
#endif
}
