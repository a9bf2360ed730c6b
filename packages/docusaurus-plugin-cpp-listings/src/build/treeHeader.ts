import fs from 'node:fs';
import path from 'node:path';
import {readTar} from './tar';

/** Where the compiler's package has the header of `std::map` and `std::set`. */
const treeHeader = 'include/c++/v1/__tree';

/** The function of this header that every use of an iterator as an element calls. */
const nodeOfIterator =
  '__node_pointer __get_np() const { return static_cast<__node_pointer>(__ptr_); }';

/** Its check. The macro is from the assertion handler. */
const check =
  '_LIBCPP_ASSERT_VALID_ELEMENT_ACCESS(CPP_LISTINGS_IS_ELEMENT(__ptr_), ' +
  '"an iterator that points to no element of a map or set, such as end(), was used");';

/** The element in `erase`, whose node has left the tree, and its replacement without the check. */
const erased = 'const_cast<value_type&>(*__p)';
const uncheckedErased = 'const_cast<value_type&>(__np->__get_value())';

/**
 * Returns the library's header of `std::map` and `std::set`, with a check that it lacks: an iterator
 * that is used as an element must point to one.
 *
 * @throws Error if the header no longer has the code to change.
 */
export function checkedTreeHeader(): string {
  const archive = path.join(path.dirname(require.resolve('@yowasp/clang')), 'llvm-resources.tar');
  const header = new TextDecoder().decode(readTar(fs.readFileSync(archive)).get(treeHeader));
  const missing = [nodeOfIterator, erased].find((code) => !header.includes(code));
  if (missing !== undefined) {
    throw new Error(
      `${treeHeader} of @yowasp/clang has no ${missing}; correct build/treeHeader.ts`,
    );
  }
  return header
    .replaceAll(nodeOfIterator, nodeOfIterator.replace('{', `{ ${check}`))
    .replace(erased, uncheckedErased);
}
