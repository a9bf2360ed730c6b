import type {HeaderChange} from './headerChange';

/** Makes a concept true for the iterators that are known to be contiguous. */
const withKnown = (name: string, condition = '__known_contiguous_iterator<_Ip>'): HeaderChange => ({
  from: `concept ${name} =`,
  to: `concept ${name} = ${condition} ||`,
});

/** The condition of a concept of a sentinel and an iterator. */
const isKnownSentinel = '__known_contiguous_iterator<_Ip> && __is_same(_Sp, _Ip)';

const before = '// [iterator.concept.readable]';

/**
 * The pointers to objects, and the iterators of `vector`, `string` and `span`. The standard says
 * that they are contiguous iterators (ISO C++20 [iterator.concept.contiguous], [vector.overview],
 * [basic.string.general], [span.iterators]).
 */
const declarations = `template <class>
class __wrap_iter;

template <class>
inline constexpr bool __is_known_contiguous_iterator = false;
template <class _Tp>
  requires(sizeof(_Tp) != 0 && !__is_array(_Tp) && !__is_volatile(_Tp))
inline constexpr bool __is_known_contiguous_iterator<_Tp*> = true;
template <class _Tp>
  requires(sizeof(_Tp) != 0 && !__is_array(_Tp) && !__is_volatile(_Tp))
inline constexpr bool __is_known_contiguous_iterator<__wrap_iter<_Tp*>> = true;

template <class _Ip>
concept __known_contiguous_iterator = __is_known_contiguous_iterator<_Ip>;

`;

/**
 * The changes that spare the compiler the checks of the concepts of iterators, by the header, for
 * iterators whose answer is known. A precompiled header does not store the answers, so each
 * compilation would check some hundred expressions for each type of iterator.
 */
export const knownIterators: Readonly<Record<string, readonly HeaderChange[]>> = {
  '__iterator/concepts.h': [
    {from: before, to: declarations + before},
    withKnown('__indirectly_readable_impl', '__known_contiguous_iterator<_In>'),
    withKnown('sentinel_for', isKnownSentinel),
    withKnown('sized_sentinel_for', isKnownSentinel),
    ...['weakly_incrementable', 'incrementable', 'input_or_output_iterator', 'input_iterator']
      .concat(['forward_iterator', 'bidirectional_iterator', 'random_access_iterator'])
      .concat(['contiguous_iterator'])
      .map((name) => withKnown(name)),
  ],
};
