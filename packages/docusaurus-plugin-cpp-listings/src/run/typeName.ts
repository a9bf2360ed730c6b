import {isModuleNamespace} from '../model/moduleNamespaces';

/** Types whose mangled form does not contain their name as it is written. */
const plainTypes: Readonly<Record<string, string>> = {
  ...{b: 'bool', c: 'char', i: 'int', j: 'unsigned int', l: 'long', m: 'unsigned long'},
  ...{x: 'long long', y: 'unsigned long long', f: 'float', d: 'double', PKc: 'const char*'},
  NSt3__212basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE: 'std::string',
};

/**
 * Returns the name of a type from its mangled form: `St12out_of_range` is `std::out_of_range`, `i`
 * is `int`. Names of templates stay mangled.
 *
 * Source: Itanium C++ ABI, 5.1 "External Names".
 */
export function typeName(mangled: string): string {
  const plain = plainTypes[mangled];
  if (plain !== undefined) {
    return plain;
  }
  let rest = mangled.replace(/^N(.*)E$/, '$1');
  const parts: string[] = [];
  if (rest.startsWith('St')) {
    parts.push('std');
    rest = rest.slice(2);
  }
  while (rest !== '') {
    const length = /^\d+/.exec(rest)?.[0];
    if (length === undefined) {
      return mangled;
    }
    const part = rest.slice(length.length, length.length + Number(length));
    parts.push(part.startsWith('_GLOBAL__N') ? '(anonymous namespace)' : part);
    rest = rest.slice(length.length + Number(length));
  }
  return parts.filter((part) => !isModuleNamespace(part)).join('::');
}
