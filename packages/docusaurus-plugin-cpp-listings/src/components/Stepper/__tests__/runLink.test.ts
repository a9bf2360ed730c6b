import {expect, it} from 'vitest';
import {parseRunLink, formatRunLink} from '../runLink';

it('a link contains the file, the input and the step of a run, and keeps the hash', () => {
  const link = formatRunLink('https://x.org/a?_highlight=k#top', 'r/a.cpp', '[1, 2]; -3', 12);
  expect(new URL(link).hash).toBe('#top');
  expect(parseRunLink(new URL(link).search)).toEqual({
    file: 'r/a.cpp',
    input: '[1, 2]; -3',
    step: '12',
  });
  expect(parseRunLink('?_highlight=k')).toBeUndefined();
});
