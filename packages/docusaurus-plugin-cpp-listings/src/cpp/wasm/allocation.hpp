// Redirects an instrumented program's calls of malloc and its relatives to
// allocation.cpp. Blocks that the library requests from libc do not count as
// the program's. This header must be included first, because the first
// declaration sets a symbol's name.
#pragma once

extern "C" {
void* malloc(__SIZE_TYPE__) __asm__("cpp_listings_malloc");
void* calloc(__SIZE_TYPE__, __SIZE_TYPE__) __asm__("cpp_listings_calloc");
void* realloc(void*, __SIZE_TYPE__) __asm__("cpp_listings_realloc");
void free(void*) __asm__("cpp_listings_free");
}
