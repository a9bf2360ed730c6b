import {expect, test} from 'vitest';
import {isTypingTarget} from '../isTypingTarget';

test.each(['text', 'search', 'email', 'number', 'password'])('%s fields take text', (type) => {
  expect(isTypingTarget({tagName: 'INPUT', type})).toBe(true);
});

test.each(['checkbox', 'radio', 'range', 'button'])('%s inputs take no text', (type) => {
  expect(isTypingTarget({tagName: 'INPUT', type})).toBe(false);
});

test.each(['SELECT', 'TEXTAREA', 'textarea'])('%s elements handle key presses', (tagName) => {
  expect(isTypingTarget({tagName})).toBe(true);
});

test('an editable element takes text', () => {
  expect(isTypingTarget({tagName: 'DIV', isContentEditable: true})).toBe(true);
});

test('other elements take no text, and neither does a missing target', () => {
  expect(isTypingTarget({tagName: 'A', isContentEditable: false})).toBe(false);
  expect(isTypingTarget({})).toBe(false);
  expect(isTypingTarget(null)).toBe(false);
});
