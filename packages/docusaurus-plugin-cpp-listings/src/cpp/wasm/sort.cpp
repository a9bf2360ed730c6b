// The functions that std::sort calls in instrumented modules, compiled once for
// all of them.
#include "sort.hpp"

namespace std {
inline namespace _LIBCPP_ABI_NAMESPACE {

CPP_LISTINGS_SORT(, int)
CPP_LISTINGS_SORT(, long long)

template void __sort<__less<int>&, int*>(int*, int*, __less<int>&);
template void __sort<__less<long long>&, long long*>(long long*, long long*,
                                                     __less<long long>&);

}  // namespace _LIBCPP_ABI_NAMESPACE
}  // namespace std
