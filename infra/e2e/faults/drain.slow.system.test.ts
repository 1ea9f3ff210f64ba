import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { drainUnderLoad, unlimited } from './drain/drain-under-load.js';
import { startSystemUnderTest, type SystemUnderTest } from './system-under-test.js';

let under: SystemUnderTest;
beforeAll(async () => {
  under = await startSystemUnderTest(unlimited);
});
afterAll(() => under.stop());

it('answers every request while each service and the gateway are replaced', async () => {
  const { sent, failures } = await drainUnderLoad(under, {
    requests: 4_000,
    connections: 10,
    report: (line) => process.stdout.write(`${line}\n`),
  });
  expect(failures).toEqual([]);
  expect(sent).toBeGreaterThanOrEqual(4_000);
}, 600_000);
