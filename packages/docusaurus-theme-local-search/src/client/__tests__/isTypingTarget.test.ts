import {expect, test} from 'vitest';
import {isTypingTarget} from '../isTypingTarget';

test.each(['text', 'search', 'email', 'number', 'password'])('%s fields take text', (type) => {
  expect(isTypingTarget({tagName: 'INPUT', type})).toBe(true);
});

test.each(['checkbox', 'radio', 'range', 'button'])('%s inputs take none', (type) => {
  expect(isTypingTarget({tagName: 'INPUT', type})).toBe(false);
});

test.each(['SELECT', 'TEXTAREA', 'textarea'])('%s elements take keys', (tagName) => {
  expect(isTypingTarget({tagName})).toBe(true);
});

test('an element that can be edited takes text', () => {
  expect(isTypingTarget({tagName: 'DIV', isContentEditable: true})).toBe(true);
});

test('other elements, and none, take no text', () => {
  expect(isTypingTarget({tagName: 'A', isContentEditable: false})).toBe(false);
  expect(isTypingTarget({})).toBe(false);
  expect(isTypingTarget(null)).toBe(false);
});
