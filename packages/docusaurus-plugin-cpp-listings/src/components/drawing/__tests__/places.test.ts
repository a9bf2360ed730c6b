import {expect, test} from 'vitest';
import {characterPlaces, outlines} from '../places';

test('each character has a position, and the text is centred on its point', () => {
  expect(characterPlaces([{text: '7', x: 20, y: 5}], 10)).toEqual([{x: 20, y: 5}]);
  expect(characterPlaces([{text: '-12', x: 20, y: 5}], 10).map(({x}) => x)).toEqual([14, 20, 26]);
  expect(characterPlaces([{text: '10', x: 20, y: 5}], 10).map(({x}) => x)).toEqual([17, 23]);
});

test('places are multiples of a tenth', () => {
  expect(characterPlaces([{text: '10', x: 20, y: 5.28}], 12.6)).toEqual([
    {x: 16.2, y: 5.3},
    {x: 23.8, y: 5.3},
  ]);
});

test('the outline of a box is closed, and the next begins at its distance from it', () => {
  const boxes = [
    {x: 1, y: 2, width: 30},
    {x: 31.1, y: 2, width: 30},
    {x: 1, y: 122, width: 20},
  ];
  expect(outlines(boxes, 40)).toBe('M1 2h30v40h-30zm30.1 0h30v40h-30zm-30.1 120h20v40h-20z');
});
