#include "proof.hpp"

#include <algorithm>

namespace {

/// An array and the indices at which the listing split it.
struct Groups {
  std::vector<int> a;
  std::size_t zeros;
  std::size_t positives;
};

/// Shows each group in ascending order: any order inside a group is right.
void show(proof::Writer& out, Groups groups) {
  auto& [a, zeros, positives] = groups;
  if (zeros > positives || positives > a.size()) {
    out << std::string_view{"no groups: zeros begin at "} << zeros
        << std::string_view{" and positives at "} << positives
        << std::string_view{" of an array of size "} << a.size();
    return;
  }
  const auto zero = a.begin() + static_cast<std::ptrdiff_t>(zeros);
  const auto positive = a.begin() + static_cast<std::ptrdiff_t>(positives);
  std::sort(a.begin(), zero);
  std::sort(zero, positive);
  std::sort(positive, a.end());
  proof::show(
      out, std::tuple{std::vector(a.begin(), zero), std::vector(zero, positive),
                      std::vector(positive, a.end())});
}

struct Problem {
  using Input = std::tuple<std::vector<int>>;

  static Input random(proof::Random& random, std::size_t size) {
    switch (random.next() % 4) {
      case 0:
        return {random.values(size, -1, 1)};
      case 1:
        return {random.values(size, std::numeric_limits<int>::min(),
                              std::numeric_limits<int>::max())};
      default:
        return {random.values(size, -5, 5)};
    }
  }

  static Groups oracle(const std::vector<int>& a) {
    Groups groups{a, 0, a.size()};
    std::sort(groups.a.begin(), groups.a.end());
    for (const int value : a) {
      if (value < 0) ++groups.zeros;
      if (value > 0) --groups.positives;
    }
    return groups;
  }

  static Input worst(std::size_t n) {
    std::vector<int> a(n);
    for (std::size_t i = 0; i < n; ++i) a[i] = 1 - static_cast<int>(i % 3);
    return {std::move(a)};
  }
};

}  // namespace

int proof_main(int argc, char** argv) {
  return proof::prove<Problem>(argc, argv, [](std::vector<int> a) -> Groups {
    const auto [zeros, positives] = three_groups(a);
    // Of whatever type: a program may have changed it.
    return {std::move(a), static_cast<std::size_t>(zeros),
            static_cast<std::size_t>(positives)};
  });
}
