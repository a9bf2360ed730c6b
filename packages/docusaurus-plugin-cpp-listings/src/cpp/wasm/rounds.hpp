// The steps of range-based for loops.
#pragma once

#include <initializer_list>
#include <iterator>

namespace trace {

/// The statement or condition at a line is about to run.
void step(int line);

/// The code that runs next belongs to a line whose step has yet to begin.
void reach(int line);

/// The position in a range-based for loop. Reports a step before each element.
/// An empty range gets one step too, otherwise the trace would not show the
/// loop.
template <typename Iterator>
struct Round {
  Iterator at;
  int line;
  bool has_run = false;

  decltype(auto) operator*() {
    step(line);
    return *at;
  }
  void operator++() {
    ++at;
    has_run = true;
  }
  template <typename End>
  bool operator!=(const End& end) {
    const bool goes_on = at != end;
    if (!goes_on && !has_run) step(line);
    return goes_on;
  }
};

/// The range of a loop, which reports a step of the loop's line. It is an
/// aggregate, so that a temporary range lives as long as the loop.
template <typename Range>
struct Rounds {
  int line;
  Range&& range;

  auto begin() {
    using std::begin;
    // The range may be the listing's own class, whose function is called.
    reach(line);
    return Round<decltype(begin(range))>{begin(range), line};
  }
  auto end() {
    using std::end;
    return end(range);
  }
};

template <typename Range>
Rounds(int, Range&&) -> Rounds<Range>;
// For braced lists and named initializer lists. Only a constant reference binds
// to both.
template <typename Element>
Rounds(int, std::initializer_list<Element>)
    -> Rounds<const std::initializer_list<Element>&>;

}  // namespace trace
