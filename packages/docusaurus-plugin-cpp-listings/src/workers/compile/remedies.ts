/** Names that the library has since C++23, by their namespace, class or folder of headers. */
const newer: Readonly<Record<string, string>> = {
  std: 'print println expected unexpected generator move_only_function copyable_function function_ref flat_map flat_multimap flat_set flat_multiset inplace_vector hive stacktrace byteswap to_underlying unreachable forward_like invoke_r from_range',
  'std::ranges':
    'to fold_left fold_left_first fold_right fold_right_last contains contains_subrange starts_with ends_with find_last find_last_if find_last_if_not iota shift_left shift_right',
  'std::ranges::views':
    'enumerate zip zip_transform adjacent adjacent_transform pairwise pairwise_transform chunk chunk_by slide stride join_with repeat cartesian_product as_const as_rvalue concat',
  'std::string': 'contains',
  'std::string_view': 'contains',
  'std::optional': 'and_then or_else transform',
  'std::vector': 'append_range insert_range assign_range',
  'std::deque': 'append_range insert_range assign_range prepend_range',
  headers: 'generator stacktrace inplace_vector hive debugging simd',
};

/** An error about a missing name in a namespace or class of the library, or a missing header. */
const missing =
  /^no member named '(?<name>\w+)' in (?:namespace )?'(?<scope>std[\w:]*)|^'(?<header>\w+)' file not found/;

function isNewer(message: string): boolean {
  const {name, scope = 'headers', header} = missing.exec(message)?.groups ?? {};
  return newer[scope]?.split(' ').includes(name ?? header ?? '') ?? false;
}

/** Messages of the compiler, each with its remedy. */
const remedies: readonly (readonly [message: RegExp, remedy: string])[] = [
  // A string stream that is only declared, because its header is not included.
  [
    /^implicit instantiation of undefined template 'std::basic_\w*stringstream</,
    'include <sstream>',
  ],
  [/^variable length arrays in C\+\+ are a Clang extension/, 'use std::vector'],
  [/^use of undeclared identifier '(?:null|NULL|None|nil)'/, 'use nullptr'],
  [
    /^use of undeclared identifier '(?:print|println)'/,
    'it is newer than C++20, which this page compiles; use std::cout',
  ],
  [/^use of undeclared identifier 'elif'/, 'write else if'],
  [/^unknown type name 'in'/, 'write for (int x : a)'],
  [/^brackets are not allowed here; to declare an array/, 'write std::vector<int> a or int a[5]'],
  [/^expected variable name or 'this' in lambda capture list/, 'write a list as {1, 2, 3}'],
  // The program is in its own namespace, not in the global one.
  [
    /^no (?:member|type|template) named '\w+' in the global namespace/,
    'this page compiles the program in a namespace, so leave out the ::',
  ],
  // The program is in its own namespace, in which it cannot specialise a template of the library.
  [
    /^class template specialization of 'hash' not in a namespace enclosing/,
    'write your own hash class and pass it to the container, as in std::unordered_map<Key, int, KeyHash>',
  ],
  // Text copied from a document or a web page.
  [/^(?:unexpected )?character <U\+201[89CD]>/, 'write straight quotes, \' or "'],
  [/^(?:unexpected )?character <U\+(?:201[0-5]|2212)>/, 'write -'],
  [/^(?:unexpected )?character <U\+(?:200[B-D]|2060)>/, 'it is invisible; delete it'],
  [/^non-void function does not return a value/, 'return the answer; printing it is not enough'],
];

/** Returns a message of the compiler with its remedy, if one is known. */
export function withRemedy(message: string): string {
  const remedy = isNewer(message)
    ? 'it is newer than C++20, which this page compiles'
    : remedies.find(([about]) => about.test(message))?.[1];
  return remedy === undefined ? message : `${message}: ${remedy}`;
}
