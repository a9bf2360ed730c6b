import {replaced, type Operator} from './change';

/**
 * Each type with a narrower one that inputs can overflow. The sizes of arrays never reach 2³², but
 * they do reach 2¹⁶.
 */
const narrower: Readonly<Record<string, string>> = {
  int: 'std::int16_t',
  unsigned: 'std::uint16_t',
  'long long': 'int',
  'unsigned long long': 'unsigned',
  double: 'float',
  'std::int32_t': 'std::int16_t',
  'std::int64_t': 'std::int32_t',
  'std::ptrdiff_t': 'std::int16_t',
  'std::size_t': 'std::uint16_t',
  'std::uint32_t': 'std::uint16_t',
  'std::uint64_t': 'std::uint32_t',
};

/** Replaces a type by one with fewer bits. */
export const narrowerType: Operator = (node) => {
  const type = ['primitive_type', 'sized_type_specifier', 'qualified_identifier'].includes(
    node.type,
  )
    ? narrower[node.text]
    : undefined;
  if (type === undefined) {
    return [];
  }
  const {parent} = node;
  const isDeclared = ['declaration', 'parameter_declaration', 'field_declaration'].includes(
    parent?.type ?? '',
  );
  return [replaced(isDeclared && parent ? parent : node, node, type)];
};
