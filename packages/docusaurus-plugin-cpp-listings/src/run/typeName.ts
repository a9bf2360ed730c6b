import {isModuleNamespace} from '../model/moduleNamespaces';

/** Types whose mangled form does not contain their name as it is written. */
const plainTypes: Readonly<Record<string, string>> = {
  ...{b: 'bool', f: 'float', d: 'double', e: 'long double'},
  ...{c: 'char', a: 'signed char', h: 'unsigned char'},
  ...{w: 'wchar_t', Du: 'char8_t', Ds: 'char16_t', Di: 'char32_t'},
  ...{s: 'short', i: 'int', l: 'long', x: 'long long', n: '__int128'},
  ...{t: 'unsigned short', j: 'unsigned int', m: 'unsigned long', y: 'unsigned long long'},
  ...{o: 'unsigned __int128', Dn: 'std::nullptr_t'},
  NSt3__212basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE: 'std::string',
};

/** Returns the name of a pointer to a type: `char*`, `const char*`, `char* const*`. */
function pointerTo(type: string, isConst: boolean): string {
  if (!isConst) {
    return `${type}*`;
  }
  return type.endsWith('*') ? `${type} const*` : `const ${type}*`;
}

/**
 * Returns the name of a type from its mangled form: `St12out_of_range` is `std::out_of_range`, `i`
 * is `int`, `PKc` is `const char*`. Names of templates stay mangled.
 *
 * Source: Itanium C++ ABI, 5.1 "External Names".
 */
export function typeName(mangled: string): string {
  const plain = plainTypes[mangled];
  if (plain !== undefined) {
    return plain;
  }
  const [, qualifier, target] = /^P(K?)(.+)$/.exec(mangled) ?? [];
  if (target !== undefined) {
    const type = typeName(target);
    return type === target ? mangled : pointerTo(type, qualifier === 'K');
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
