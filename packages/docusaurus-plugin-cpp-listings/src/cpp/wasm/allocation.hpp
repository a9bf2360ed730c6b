// What an instrumented program calls malloc and its kin go to, in heap.cpp: the
// library's own blocks, which it asks libc for, are none of the program's.
// Included before all else, for a name in the object is told at the first
// declaration.
#pragma once

extern "C" {
void* malloc(__SIZE_TYPE__) __asm__("cpp_listings_malloc");
void* calloc(__SIZE_TYPE__, __SIZE_TYPE__) __asm__("cpp_listings_calloc");
void* realloc(void*, __SIZE_TYPE__) __asm__("cpp_listings_realloc");
void free(void*) __asm__("cpp_listings_free");
}
