import fs from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {amountOf} from '../geometry';

it('amountOf rounds up to a number for which the style sheet has a rule', () => {
  const sheet = fs.readFileSync(path.resolve(import.meta.dirname, '../../amounts.css'), 'utf8');
  for (let value = 0; value <= 110; value++) {
    const amount = amountOf(value);
    expect(sheet).toContain(`[data-amount='${amount}']`);
    expect(amount - Math.min(100, value)).toBeOneOf([0, 1]);
  }
});
