import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { soak } from './soak/soak.js';
import { unlimited } from './soak/unlimited.js';
import { startSystemUnderTest, type SystemUnderTest } from './system-under-test.js';

let under: SystemUnderTest;
beforeAll(async () => {
  under = await startSystemUnderTest(unlimited);
});
afterAll(() => under.stop());

it('loses and duplicates nothing while processes are killed at random', async () => {
  const report = (line: string) => process.stdout.write(`${line}\n`);
  const { client, damage, recoveries, killsOfMail } = await soak(under, { actions: 150, kills: 10, seed: 7, report });
  expect({ ...damage, unconfirmed: [] }).toEqual({ lost: [], doubled: [], waiting: [], unconfirmed: [] });
  expect(damage.unconfirmed.length).toBeLessThanOrEqual(killsOfMail);
  expect(client.unanswered).toEqual([]);
  expect(client.unexpected).toEqual([]);
  expect(recoveries).toHaveLength(10);
}, 600_000);
