// libc++ has its own compiled std::sort for arrays of numbers, which no access
// of is seen. An instrumented module brings the same function from the same
// template, compiled with the module.
#pragma once

#include <algorithm>
#include <functional>

namespace std {
inline namespace _LIBCPP_ABI_NAMESPACE {

template <class Compare, class Iterator>
void __sort(Iterator first, Iterator last, Compare) {
  const auto depth = 2 * std::__bit_log2(std::__to_unsigned_like(last - first));
  less<> in_order;
  std::__introsort<_ClassicAlgPolicy, less<>&, Iterator,
                   __use_branchless_sort<less<>, Iterator>>(first, last,
                                                            in_order, depth);
}

template void __sort<__less<int>&, int*>(int*, int*, __less<int>&);
template void __sort<__less<long long>&, long long*>(long long*, long long*,
                                                     __less<long long>&);

}  // namespace _LIBCPP_ABI_NAMESPACE
}  // namespace std
