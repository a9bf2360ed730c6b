import type {HeaderChange} from './headerChange';

/** Returns a check at the start of a function. Its macros are from the assertion handler. */
const check = (condition: string, containers: string) =>
  `_LIBCPP_ASSERT_VALID_ELEMENT_ACCESS(${condition}, ` +
  `"an iterator that points to no element of a ${containers}, such as end(), was used");`;

/** Adds a check after the brace that opens a function. */
const withCheck = (from: string, added: string): HeaderChange => ({
  from,
  to: from.replace('{', `{ ${added}`),
});

const treeCheck = check('CPP_LISTINGS_IS_ELEMENT(__ptr_)', 'map or set');
const listCheck = check(
  'CPP_LISTINGS_IS_LIST_ELEMENT(__ptr_, (sizeof(__list_node<_Tp, _VoidPtr>)))',
  'list',
);

/**
 * The changes that add a check that the library lacks, by the header: an iterator that is used as
 * an element must point to one.
 */
export const elementChecks: Readonly<Record<string, readonly HeaderChange[]>> = {
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
