import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findingOf, inputLines} from '../finding';

const programs = {
  listingsDir: '/site/listings',
  shown(file: string): string {
    return path.relative('/site', path.join(this.listingsDir, file));
  },
};

const frame = (place: string) => `    #0 0x55d84bede0b9 in solve(std::vector<int>, int) ${place}`;
const header = frame('/usr/include/c++/12/bits/stl_algo.h:5690');

describe('findingOf', () => {
  it('names the first place in the listings, without process number and address', () => {
    const stderr = [
      '=================================================================',
      '==71==ERROR: AddressSanitizer: heap-buffer-overflow on address 0x602 at pc 0x55 bp 0x7f sp 0x7f',
      'READ of size 4 at 0x602 thread T0',
      header,
      frame('listings/sums/loop.cpp:29'),
      frame('listings/sums/proof.cpp:3'),
      'input    [1, 2]',
    ].join('\n');
    expect(findingOf(programs, stderr)).toEqual({
      place: 'listings/sums/loop.cpp:29',
      words: 'AddressSanitizer: heap-buffer-overflow\ninput    [1, 2]',
    });
  });

  it.each([
    '/site/listings/sums/loop.cpp:7',
    '/site/listings/listings/sums/loop.cpp:7:12',
    'listings/sums/loop.cpp:7:12',
  ])('reports where leaked memory was allocated: %s', (place) => {
    const stderr = `==73==ERROR: LeakSanitizer: detected memory leaks\n\n${header}\n${frame(place)}\n`;
    expect(findingOf(programs, stderr)).toEqual({
      place: 'listings/sums/loop.cpp:7',
      words: 'memory allocated here is never freed (leak)',
    });
  });

  it('names the place of undefined behaviour once', () => {
    expect(
      findingOf(programs, 'listings/sums/loop.cpp:4:9: runtime error: signed integer overflow\n'),
    ).toEqual({place: 'listings/sums/loop.cpp:4', words: 'runtime error: signed integer overflow'});
  });

  it.each([
    [
      '==7==ERROR: AddressSanitizer: FAULT on unknown address 0x0 (pc 0x5)',
      'AddressSanitizer: FAULT',
    ],
    ['==7==ERROR: LeakSanitizer: detected memory leaks', 'LeakSanitizer: detected memory leaks'],
    ['Oh.', 'Oh.'],
    ['', ''],
  ])('repeats a message that names no place: %s', (stderr, words) => {
    expect(findingOf(programs, stderr)).toEqual({words});
  });
});

it('a program that was stopped before its first input names none', () => {
  expect(inputLines('input    \nstopped in the proof\n')).toEqual([]);
});
