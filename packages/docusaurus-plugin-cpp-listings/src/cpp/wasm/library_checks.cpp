// The checks that patched headers of libc++ call.
#include <cstddef>
#include <cstdint>

#include "block.hpp"
#include "checks.hpp"

namespace {

/// Whether a program may have its own memory at an address.
template <typename Node>
bool is_in_memory(const Node* node) {
  const auto address = reinterpret_cast<std::uintptr_t>(node);
  constexpr std::size_t page = 65'536;
  return address >= checks::first_used && address % alignof(Node) == 0 &&
         address <= __builtin_wasm_memory_size(0) * page - sizeof(Node);
}

/// Whether a block of this size, freed or not, begins at an address.
bool is_block(const void* first, std::size_t bytes) {
  const heap::Block* const block = heap::block_at(first);
  return block != nullptr && block->bytes == bytes;
}

}  // namespace

/// The check of libc++'s header of trees: see build/elementChecks.ts. A block
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
  return is_in_memory(parent) &&
         (parent->left == node || parent->right == node);
}

/// The check of the header of lists. An element fills a block, unless the
/// program has its own allocator. The end of a list lies within the list, and
/// the next node after it is the first element, or the end itself.
extern "C" bool cpp_listings_is_list_element(const void* node,
                                             std::size_t bytes) noexcept {
  struct Node {
    const Node* previous;
    const Node* next;
  };
  if (node == nullptr) return false;
  const auto* const found = static_cast<const Node*>(node);
  if (is_block(node, bytes) || !is_in_memory(found)) return true;
  return found->next != found && !is_block(found->next, bytes);
}
