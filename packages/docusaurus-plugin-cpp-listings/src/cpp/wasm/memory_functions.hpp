// The functions of libc that access memory, with checks.
#pragma once

#include <cstddef>

extern "C" {
void* __asan_memcpy(void* to, const void* from, std::size_t bytes);
void* __asan_memset(void* to, int value, std::size_t bytes);
}
