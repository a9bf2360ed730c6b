// The checks that patched headers of libc++ call.
#include <cstddef>
#include <cstdint>

#include "block.hpp"
#include "checks.hpp"

/// The check of libc++'s header of trees: see build/treeHeader.ts. A block
/// begins at an element, unless the program has its own allocator. Then an
/// element is a child of its parent. The end of a tree has no parent, and lies
/// within the map or set.
extern "C" bool cpp_listings_is_element(const void* node) noexcept {
  struct Node {
    const void* left;
    const void* right;
    const Node* parent;
  };
  if (node == nullptr) return false;
  if (heap::block_at(node) != nullptr) return true;
  const Node* const parent = static_cast<const Node*>(node)->parent;
  const auto address = reinterpret_cast<std::uintptr_t>(parent);
  constexpr std::size_t page = 65'536;
  return address >= checks::first_used && address % alignof(Node) == 0 &&
         address <= __builtin_wasm_memory_size(0) * page - sizeof(Node) &&
         (parent->left == node || parent->right == node);
}
