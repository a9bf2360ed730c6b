// What the problem is, whichever listing solves it.
#pragma once

#include "proof.hpp"

namespace {

using Run = std::tuple<std::int64_t, std::size_t, std::size_t>;
using Answer = std::optional<Run>;

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    return {random.mixed(size, -1'000'000'000, 1'000'000'000)};
  }

  static std::int64_t sum_of(const std::vector<int>& a, std::size_t from,
                             std::size_t length) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < length; ++i) sum += a[(from + i) % a.size()];
    return sum;
  }

  static std::string accepts(const Input& input, const Answer& answer) {
    const auto& [a] = input;
    if (a.empty()) return answer ? "an empty array has no run" : "";
    if (!answer) return "there is a run";
    const auto [sum, from, length] = *answer;
    if (from >= a.size()) return "the run starts outside the array";
    if (length < 1 || length > a.size()) return "the length is impossible";
    if (sum != sum_of(a, from, length)) return "the run has another sum";
    for (std::size_t start = 0; start < a.size(); ++start) {
      for (std::size_t count = 1; count <= a.size(); ++count) {
        if (sum_of(a, start, count) > sum) return "there is a larger sum";
      }
    }
    return "";
  }

  static Input worst(std::size_t n) {
    return {proof::Random{n}.values(n, -1000, 1000)};
  }
};

}  // namespace
