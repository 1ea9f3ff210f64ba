import { expect, it } from '@jest/globals';
import { admissionSeconds, admittedVisitors, neighborhoodOf, visitorsPerNeighborhood } from './admitted-visitors.js';

it.each([
  ['198.51.100.7', '198.51.100.0'],
  ['::ffff:198.51.100.7', '198.51.100.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8::1', '2001:db8:0::'],
])('%s is in the neighborhood %s', (address, neighborhood) => {
  expect(neighborhoodOf(address)).toBe(neighborhood);
});

function given() {
  const taken = new Map<string, number>();
  let time = 0;
  const admitted = admittedVisitors(
    {
      take(address) {
        const count = (taken.get(address) ?? 0) + 1;
        taken.set(address, count);
        return count > visitorsPerNeighborhood ? Promise.reject(new Error('too many')) : Promise.resolve();
      },
    },
    () => time,
  );
  return { admitted, taken, later: (seconds: number) => void (time += seconds * 1_000) };
}

it('few visitors of a neighborhood count, as often as they like', async () => {
  const { admitted, taken } = given();
  const admit = (bucket: number) => admitted.admit(`198.51.100.${bucket}`, bucket);
  expect(await Promise.all([1, 2, 3].map(admit))).toEqual([true, true, false]);
  expect(await Promise.all([1, 2, 3].map(admit))).toEqual([true, true, false]);
  expect([...taken]).toEqual([['198.51.100.0', 4]]);
});

it('a visitor whose page asks several things at once takes one place', async () => {
  const { admitted, taken } = given();
  const admit = (bucket: number) => admitted.admit('198.51.100.1', bucket);
  expect(await Promise.all([1, 1, 1, 2].map(admit))).toEqual([true, true, true, true]);
  expect([...taken]).toEqual([['198.51.100.0', 2]]);
});

it('a visitor who comes again later is asked about again', async () => {
  const { admitted, taken, later } = given();
  await admitted.admit('198.51.100.1', 1);
  later(admissionSeconds);
  await admitted.admit('198.51.100.1', 1);
  expect(taken.get('198.51.100.0')).toBe(2);
});
