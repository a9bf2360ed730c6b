import {describe, expect, it} from 'vitest';
import {typeName} from '../typeName';

describe('typeName', () => {
  it.each([
    ['St12out_of_range', 'std::out_of_range'],
    ['N9listing_38NotFoundE', 'NotFound'],
    ['N24problem_of_sum_proof_cpp8NotFoundE', 'NotFound'],
    ['N9listing_312_GLOBAL__N_16FailedE', '(anonymous namespace)::Failed'],
    ['7Failure', 'Failure'],
    ['NSt3__219bad_optional_accessE', 'std::bad_optional_access'],
    ['i', 'int'],
    ['s', 'short'],
    ['h', 'unsigned char'],
    ['e', 'long double'],
    ['Du', 'char8_t'],
    ['n', '__int128'],
    ['Dn', 'std::nullptr_t'],
    ['Pc', 'char*'],
    ['PKc', 'const char*'],
    ['PKPc', 'char* const*'],
    ['P7Failure', 'Failure*'],
    ['NSt3__212basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE', 'std::string'],
  ])('reads %s as %s', (mangled, name) => {
    expect(typeName(mangled)).toBe(name);
  });

  it('leaves the name of a template mangled', () => {
    expect(typeName('5ErrorIiE')).toBe('5ErrorIiE');
    expect(typeName('P5ErrorIiE')).toBe('P5ErrorIiE');
  });
});
