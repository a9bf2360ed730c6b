import {afterAll, beforeAll, expect, it} from 'vitest';
import {Host} from '../host';

const host = new Host(__dirname);
let origin: string;

beforeAll(async () => {
  origin = await host.listen();
});
afterAll(() => host.close());

it.each([
  ['/host.test.ts', 200],
  ['/host.test%2Ets', 200],
  ['/%', 400],
  ['/%E0%A4%A', 400],
])('the host answers the address %s with status %i', async (address, status) => {
  expect((await fetch(origin + address)).status).toBe(status);
});
