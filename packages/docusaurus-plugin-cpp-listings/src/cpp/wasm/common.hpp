// The precompiled header of all modules: the headers that listings and proofs
// include.
#pragma once

#if __has_feature(address_sanitizer) || __has_feature(kernel_address_sanitizer)
#include "allocation.hpp"
#endif

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <forward_list>
#include <functional>
#include <initializer_list>
#include <iomanip>
#include <iostream>
#include <iterator>
#include <limits>
#include <list>
#include <map>
#include <memory>
#include <new>
#include <numeric>
#include <optional>
#include <queue>
#include <ranges>
#include <set>
#include <span>
#include <stack>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <typeinfo>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include "module.hpp"
#include "proof.hpp"

// A reader waits for this header at the first check. There the instances would
// take longer than they save in ten checks.
#ifndef PROOF_READER
#include "instances.hpp"
#endif

#if __has_feature(address_sanitizer) || __has_feature(kernel_address_sanitizer)
#include "sort.hpp"
#include "trace.hpp"
#endif
