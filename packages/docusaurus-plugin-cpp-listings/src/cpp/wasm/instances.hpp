// Instantiates the library's templates that most listings and proofs use. The
// compiler does so once, when this header is precompiled. The header alone
// emits no code.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <numeric>
#include <optional>
#include <ranges>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace instances {

template <typename Value>
void use_vector(std::vector<Value>& values, const Value& value) {
  const std::vector<Value> copy{values};
  std::vector<Value> sized(values.size());
  std::vector<Value> filled(values.size(), value);
  const std::vector<Value> part(values.begin(), values.end());
  std::vector<Value> listed{value, value};
  listed = copy;
  listed = std::move(sized);
  values.push_back(value);
  values.emplace_back(value);
  values.pop_back();
  values.insert(values.end(), copy.begin(), copy.end());
  values.insert(values.begin(), value);
  values.erase(values.begin());
  values.erase(values.begin(), values.end());
  values.reserve(values.size());
  values.resize(values.size());
  values.clear();
  values.swap(filled);
  for (Value& each : values) each = values[0];
  values.front() = values.back();
  const std::span<Value> all{values};
  const std::span<const Value> read{copy};
  const std::span<Value> some = all.subspan(1).first(1);
  for (const Value& each : read) some[0] = each;
  static_cast<void>(values == copy);
  std::optional<std::vector<Value>> answer{std::move(values)};
  const std::tuple<std::vector<Value>> input{*answer};
  std::tuple<std::vector<Value>> moved{input};
  std::apply([](auto&& each) { each.empty(); }, std::move(moved));
}

inline void use() {
  std::vector<int> a;
  std::vector<std::int64_t> b;
  std::vector<std::size_t> c;
  use_vector(a, 1);
  use_vector(b, std::int64_t{1});
  use_vector(c, std::size_t{1});
  const std::span<int> all{a};
  std::sort(a.begin(), a.end());
  std::sort(all.begin(), all.end());
  std::reverse(a.begin(), a.end());
  std::reverse(all.begin(), all.end());
  std::rotate(a.begin(), a.begin(), a.end());
  std::rotate(all.begin(), all.begin(), all.end());
  std::swap(a[0], a[1]);
  std::fill(a.begin(), a.end(), 0);
  std::copy(a.begin(), a.end(), a.begin());
  std::copy(all.begin(), all.end(), a.begin());
  static_cast<void>(std::max(a[0], a[1]) + std::min(a[0], a[1]));
  static_cast<void>(std::max(b[0], b[1]) + std::min(b[0], b[1]));
  static_cast<void>(std::max(c[0], c[1]) + std::min(c[0], c[1]));
  static_cast<void>(std::lower_bound(a.begin(), a.end(), 0));
  static_cast<void>(std::find(a.begin(), a.end(), 0));
  static_cast<void>(std::equal(a.begin(), a.end(), a.begin()));
  static_cast<void>(std::accumulate(a.begin(), a.end(), 0));
  std::unordered_map<int, std::size_t> counts;
  ++counts[0];
  static_cast<void>(counts.find(0) == counts.end());
  std::unordered_set<int> seen;
  seen.insert(0);
  static_cast<void>(seen.contains(0));
  static_cast<void>(std::optional<int>{}.has_value());
  static_cast<void>(std::optional<std::int64_t>{}.has_value());
  static_cast<void>(std::optional<std::size_t>{}.has_value());
  static_cast<void>(std::optional<std::pair<int, int>>{}.has_value());
  static_cast<void>(
      std::optional<std::pair<std::size_t, std::size_t>>{}.has_value());
  std::string text{"text"};
  text += std::to_string(1) + text;
}

}  // namespace instances
