import fs from 'node:fs';
import path from 'node:path';
import {readTar} from './tar';

/** A change of the library's code. */
interface Change {
  readonly from: string;
  readonly to: string;
}

/** Returns a check at the start of a function. Its macros are from the assertion handler. */
const check = (condition: string, containers: string) =>
  `_LIBCPP_ASSERT_VALID_ELEMENT_ACCESS(${condition}, ` +
  `"an iterator that points to no element of a ${containers}, such as end(), was used");`;

/** Adds a check after the brace that opens a function. */
const withCheck = (from: string, added: string): Change => ({
  from,
  to: from.replace('{', `{ ${added}`),
});

const treeCheck = check('CPP_LISTINGS_IS_ELEMENT(__ptr_)', 'map or set');
const listCheck = check(
  'CPP_LISTINGS_IS_LIST_ELEMENT(__ptr_, (sizeof(__list_node<_Tp, _VoidPtr>)))',
  'list',
);

/** The changes of each header, by its name. */
const changesOf: Readonly<Record<string, readonly Change[]>> = {
  // The header of `std::map` and `std::set`.
  __tree: [
    // Every use of an iterator as an element calls this function.
    withCheck(
      '__node_pointer __get_np() const { return static_cast<__node_pointer>(__ptr_); }',
      treeCheck,
    ),
    // In `erase`, whose node has left the tree.
    {from: 'const_cast<value_type&>(*__p)', to: 'const_cast<value_type&>(__np->__get_value())'},
  ],
  list: [
    withCheck('reference operator*() const {\n    return __ptr_->', listCheck),
    withCheck('pointer operator->() const {\n    return pointer_traits<pointer>::', listCheck),
  ],
};

/**
 * Returns headers of the library, by their names, with a check that they lack: an iterator that is
 * used as an element must point to one.
 *
 * @throws Error if a header no longer has the code to change.
 */
export function checkedHeaders(): Record<string, string> {
  const archive = path.join(path.dirname(require.resolve('@yowasp/clang')), 'llvm-resources.tar');
  const files = readTar(fs.readFileSync(archive));
  return Object.fromEntries(
    Object.entries(changesOf).map(([name, changes]) => {
      const file = `include/c++/v1/${name}`;
      const header = new TextDecoder().decode(files.get(file));
      const missing = changes.find(({from}) => !header.includes(from));
      if (missing) {
        throw new Error(
          `${file} of @yowasp/clang has no ${missing.from}; correct build/checkedHeaders.ts`,
        );
      }
      return [name, changes.reduce((text, {from, to}) => text.replaceAll(from, to), header)];
    }),
  );
}
