import {translate} from '@docusaurus/Translate';
import type {ArrayRow} from '../ArrayFigure/row-data';

/** A card on the landing page. */
export interface Article {
  /** The article's file name, and its folder below `listings/`. */
  readonly id: string;
  readonly title: string;
  /** What the reader gets from it, in a sentence. */
  readonly promise: string;
  /** The listing whose bounds the card shows. */
  readonly listing: string;
  readonly picture: readonly ArrayRow[];
}

/** The articles in reading order. */
export const articles: readonly Article[] = [
  {
    id: 'dynamic-array-implementation',
    title: translate({
      id: 'landing.articles.dynamic-array-implementation.title',
      message: 'Dynamic array',
    }),
    promise: translate({
      id: 'landing.articles.dynamic-array-implementation.promise',
      message:
        'Build a vector that grows by doubling, keeps its promises when copies throw, and never thrashes.',
    }),
    listing: 'raw-storage.cpp',
    picture: [
      {
        values: [7, 2, 9, 4, 1, null, null, null],
        marks: {active: [4]},
        ranges: [{from: 0, to: 5, label: 'size 5'}],
        indices: false,
      },
    ],
  },
  {
    id: 'removing-even-integers',
    title: translate({
      id: 'landing.articles.removing-even-integers.title',
      message: 'Removing even integers',
    }),
    promise: translate({
      id: 'landing.articles.removing-even-integers.promise',
      message:
        'Filter an array in place with one write index, and see why erasing in a loop is quadratic.',
    }),
    listing: 'write-index.cpp',
    picture: [
      {
        values: [3, 7, 5, 8, 6, 4],
        marks: {done: [0, 1, 2], muted: [3, 4, 5]},
        pointers: {write: 3},
        indices: false,
      },
    ],
  },
  {
    id: 'rotate-array',
    title: translate({id: 'landing.articles.rotate-array.title', message: 'Rotate an array'}),
    promise: translate({
      id: 'landing.articles.rotate-array.promise',
      message:
        'Three reversals, cycles of jumps or block swaps: all linear, all in place, and not alike to a cache.',
    }),
    listing: 'reversal.cpp',
    picture: [
      {
        values: [4, 5, 6, 7, 1, 2, 3],
        marks: {active: [4, 5, 6]},
        ranges: [{from: 4, to: 7, label: 'moved round'}],
        indices: false,
      },
    ],
  },
  {
    id: 'merging-two-sorted-arrays',
    title: translate({
      id: 'landing.articles.merging-two-sorted-arrays.title',
      message: 'Merging two sorted arrays',
    }),
    promise: translate({
      id: 'landing.articles.merging-two-sorted-arrays.promise',
      message:
        'Merge from the back when there is room, keep equal elements in order, and know what in place costs.',
    }),
    listing: 'from-the-back.cpp',
    picture: [
      {
        values: [1, 3, 3, 4, 6, 8],
        marks: {active: [0, 2, 4]},
        indices: false,
        ranges: [{from: 0, to: 6, label: 'one sorted array from two'}],
      },
    ],
  },
  {
    id: 'two-numbers-add-to-k',
    title: translate({
      id: 'landing.articles.two-numbers-add-to-k.title',
      message: 'Two numbers that add to k',
    }),
    promise: translate({
      id: 'landing.articles.two-numbers-add-to-k.promise',
      message:
        'From all pairs to one pass with a hash map, with the original indices and no overflow.',
    }),
    listing: 'hash-map.cpp',
    picture: [
      {
        values: [1, 2, 4, 7, 9, 11],
        marks: {active: [1, 4]},
        pointers: {lo: 1, hi: 4},
        indices: false,
      },
    ],
  },
  {
    id: 'find-first-unique-element',
    title: translate({
      id: 'landing.articles.find-first-unique-element.title',
      message: 'First unique element',
    }),
    promise: translate({
      id: 'landing.articles.find-first-unique-element.promise',
      message:
        'Count once, look twice, and answer even for a stream, without a −1 that means nothing was found.',
    }),
    listing: 'counts.cpp',
    picture: [
      {
        values: [4, 7, 4, 9, 7, 2],
        marks: {done: [3], muted: [0, 1, 2, 4]},
        ranges: [{from: 3, to: 4, label: 'first'}],
        indices: false,
      },
    ],
  },
  {
    id: 'product-array',
    title: translate({
      id: 'landing.articles.product-array.title',
      message: 'Product of all the others',
    }),
    promise: translate({
      id: 'landing.articles.product-array.promise',
      message: 'Prefix and suffix products instead of a division that zeros would break.',
    }),
    listing: 'constant-space.cpp',
    picture: [
      {
        values: [2, 3, 4, 5, 6, 7],
        marks: {done: [0, 1, 2], active: [4, 5], muted: [3]},
        ranges: [
          {from: 0, to: 3, label: 'prefix'},
          {from: 4, to: 6, label: 'suffix'},
        ],
        indices: false,
      },
    ],
  },
  {
    id: 'maximum-subarray-sum',
    title: translate({
      id: 'landing.articles.maximum-subarray-sum.title',
      message: 'Maximum subarray sum',
    }),
    promise: translate({
      id: 'landing.articles.maximum-subarray-sum.promise',
      message:
        'Eight algorithms, each derived from the one before, down to one pass and two variables.',
    }),
    listing: 'kadane.cpp',
    picture: [
      {
        values: [-2, 1, -3, 4, -1, 2, 1, -5],
        marks: {active: [3, 4, 5, 6]},
        ranges: [{from: 3, to: 7, label: 'sum 6'}],
        indices: false,
      },
    ],
  },
  {
    id: 'rearrange-positive-negative',
    title: translate({
      id: 'landing.articles.rearrange-positive-negative.title',
      message: 'Positive and negative values',
    }),
    promise: translate({
      id: 'landing.articles.rearrange-positive-negative.promise',
      message:
        'Partition in one pass, or keep the order: what you can have at once, and what you cannot.',
    }),
    listing: 'lomuto.cpp',
    picture: [
      {
        values: [-3, -1, -7, 5, 2, 8],
        marks: {active: [0, 1, 2], done: [3, 4, 5]},
        ranges: [
          {from: 0, to: 3, label: 'negative'},
          {from: 3, to: 6, label: 'the rest'},
        ],
        indices: false,
      },
    ],
  },
  {
    id: 'min-max-rearrage',
    title: translate({
      id: 'landing.articles.min-max-rearrage.title',
      message: 'Min-max rearrangement',
    }),
    promise: translate({
      id: 'landing.articles.min-max-rearrage.promise',
      message:
        'Largest, smallest, next largest: in constant space, by encoding or by following cycles.',
    }),
    listing: 'cycles.cpp',
    picture: [
      {
        values: [7, 1, 6, 2, 5, 3, 4],
        marks: {active: [0, 2, 4, 6], done: [1, 3, 5]},
        indices: false,
      },
    ],
  },
];
