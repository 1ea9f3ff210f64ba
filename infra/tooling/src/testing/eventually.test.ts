import { expect, it, jest } from '@jest/globals';
import { eventually } from './eventually.js';

/** Simulates a machine that freezes for 60 seconds, by the clock, whenever the function is called. */
function freezes(): () => void {
  let frozen = 0;
  const now = performance.now.bind(performance);
  jest.spyOn(performance, 'now').mockImplementation(() => now() + frozen);
  return () => (frozen += 60_000);
}

it('survives a machine that stands still for longer than the limit', async () => {
  const freeze = freezes();
  let looks = 0;
  const check = () => {
    looks += 1;
    freeze();
    return looks === 3 ? 'arrived' : false;
  };

  await expect(eventually(check, { timeout: 1000, interval: 1 })).resolves.toBe('arrived');
});

it('throws the last failure once the limit is over', async () => {
  const check = () => expect('open').toBe('closed');

  await expect(eventually(check, { timeout: 20, interval: 1 })).rejects.toThrow('Expected: "closed"');
  await expect(eventually(() => false, { timeout: 20, interval: 1 })).rejects.toThrow('Still false after 20 ms');
});
