// libc++ contains a compiled std::sort for arrays of numbers, whose reads and
// writes are not instrumented. Instrumented modules instantiate the same
// template again, and link the functions that it calls from sort.cpp.
#pragma once

#include <algorithm>
#include <cstddef>
#include <functional>

namespace std {
inline namespace _LIBCPP_ABI_NAMESPACE {

template <class Compare, class Iterator>
inline void __sort(Iterator first, Iterator last, Compare) {
  const auto depth = 2 * std::__bit_log2(std::__to_unsigned_like(last - first));
  less<> in_order;
  std::__introsort<_ClassicAlgPolicy, less<>&, Iterator,
                   __use_branchless_sort<less<>, Iterator>>(first, last,
                                                            in_order, depth);
}

#define CPP_LISTINGS_SORT(linkage, Number)                                   \
  linkage template void __introsort<_ClassicAlgPolicy, less<>&, Number*,     \
                                    __use_branchless_sort<less<>, Number*>>( \
      Number*, Number*, less<>&, ptrdiff_t, bool);
CPP_LISTINGS_SORT(extern, int)
CPP_LISTINGS_SORT(extern, long long)

}  // namespace _LIBCPP_ABI_NAMESPACE
}  // namespace std
