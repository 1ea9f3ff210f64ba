import { readCurrent, readHistory } from '@hearthway/releases';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { patiently } from '../faults/patiently.js';
import { startGatewayUnderTest, type GatewayUnderTest } from './gateway-under-test.js';
import { buildOfCheckout, sampleBuild, variantOf } from './sample-slices.js';

let gateway: GatewayUnderTest;
let sample: string;
beforeAll(async () => {
  gateway = await startGatewayUnderTest();
  await gateway.release('shell', await buildOfCheckout('shell'));
  sample = await sampleBuild('mf-sample', '/sample');
});
afterAll(async () => {
  await gateway.stop();
  await rm(join(sample, '../..'), { recursive: true, force: true });
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** Opens the page as a new visitor, and waits until the slice has mounted or failed. */
async function visit(): Promise<Page> {
  const page = await gateway.newPage();
  await page.goto(`${gateway.url}/sample`);
  await heading(page).or(tryAgain(page)).first().waitFor();
  return page;
}

it('a canary that fails in a fifth of its tabs is taken back, and its tabs heal', async () => {
  const good = await gateway.release('mf-sample', await variantOf(sample, gateway.work, { text: 'The good version' }));
  // Tabs of the version before, as they would report.
  for (let tab = 0; tab < 300; tab += 1) {
    await patiently(() => fetch(`${gateway.url}/slice-health/mf-sample/${good.version}/mounted`, { method: 'POST' }));
  }

  const variant = await variantOf(sample, gateway.work, { text: 'The canary', fault: 'throws in a fifth' });
  const bad = await gateway.tryOut('mf-sample', variant, 90);
  const started = Date.now();
  const isTakenBack = async () => (await readCurrent(gateway.store)).canaries === undefined;
  let failed: Page | undefined;
  const visitors = async () => {
    while (!(await isTakenBack())) {
      const page = await visit();
      if (failed === undefined && (await tryAgain(page).isVisible())) failed = page;
      else await page.context().close();
    }
  };
  await Promise.all([visitors(), visitors(), visitors()]);

  const { deployments } = await readHistory(gateway.store);
  const rollback = deployments.at(-1);
  const milliseconds = Date.parse(rollback?.at ?? '') - started;
  // How long that takes depends on how many tabs this machine opens in a second. The goal is 30 s.
  process.stdout.write(`taken back after ${milliseconds} ms: ${rollback?.reason}\n`);
  expect(rollback).toMatchObject({
    kind: 'rollback',
    author: 'gateway',
    version: good.version,
    replaced: bad.version,
    reason: expect.stringMatching(/^It failed to mount in \d+ of \d+ tabs/),
  });

  // The tab that failed asks what is live, and loads that in its place.
  await failed!.getByRole('heading', { level: 1, name: 'The good version' }).waitFor();
  await failed!.context().close();
  const after = await visit();
  expect(await heading(after).textContent()).toBe('The good version');
  await after.context().close();
});
