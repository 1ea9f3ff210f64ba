import { getAnalyticsReport, getExcludedTraffic } from '@hearthway/contracts/analytics';
import { ensureChromium, repositoryRoot } from '@hearthway/system';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from '@playwright/test';
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import {
  beginPayment,
  joinHavingSeenThePrices,
  joinTheWaitlist,
  launchRegularBrowser,
  lookAround,
  openTheFoundingOffer,
  pay,
  readTheQuestions,
  scrollTo,
  sendBot,
  sendVisitors,
  type Errand,
} from '../support/visitors.js';
import { startSystemUnderTest, type SystemUnderTest } from './system-under-test.js';

const many = '6000';
const minute = 60_000;
/** Takes a minute; longer if it has to wait for the next day. */
const timeout = 15 * minute;
let world: SystemUnderTest;
let browser: Browser;
beforeAll(async () => {
  world = await startSystemUnderTest({
    gateway: {
      REQUESTS_PER_MINUTE_PER_IP: '60000',
      WAITLIST_JOINS_PER_MINUTE_PER_IP: many,
      PAYMENTS_PER_MINUTE_PER_IP: many,
    },
    // All visitors come from one address.
    analytics: { EVENTS_PER_MINUTE_PER_ADDRESS: '100000' },
  });
  browser = await launchRegularBrowser(await ensureChromium(process.env, (line) => process.stdout.write(`${line}\n`)));
});
afterAll(async () => {
  await browser.close();
  await world.stop();
});

const times = (count: number, errand: Errand): Errand[] => Array.from({ length: count }, () => errand);
const errands = [
  ...times(40, lookAround),
  ...times(25, readTheQuestions),
  ...times(20, scrollTo('features', 30)),
  ...times(6, scrollTo('pricing', 100)),
  ...times(4, joinHavingSeenThePrices),
  ...times(5, openTheFoundingOffer),
];

const counted = {
  pageViews: 125,
  signups: 14,
  payments: 4,
  completedPayments: 3,
  conversionRates: { overall: '0.00%', waitlist: '4.00%', payment: '0.00%', completedPayment: '0.00%' },
  pageVisits: [
    { pageName: 'Landing page', path: '/', count: 100, percentage: 80 },
    { pageName: 'Questions and answers', path: '/faq', count: 25, percentage: 20 },
  ],
  clickData: [{ element: 'founding-member', count: 5 }],
};
const dropoffs = [
  ['Opened any page', 100, '100.00%', 0, '0.00%'],
  ['Opened the landing page', 100, '100.00%', 0, '0.00%'],
  ['Saw the features', 35, '35.00%', 65, '65.00%'],
  ['Saw the waitlist form', 15, '15.00%', 20, '57.14%'],
  ['Saw the prices', 15, '15.00%', 0, '0.00%'],
  ['Joined the waitlist', 4, '4.00%', 11, '73.33%'],
  ['Started a payment', 0, '0.00%', 4, '100.00%'],
  ['Completed a payment', 0, '0.00%', 0, '0.00%'],
] as const;

async function adminReads(path: string): Promise<unknown> {
  const credential = (await readFile(world.system.folders.adminCredentials, 'utf8')).trim();
  const authorization = `Basic ${Buffer.from(credential).toString('base64')}`;
  return (await fetch(world.system.url + path, { headers: { authorization } })).json();
}

/** Runs the comparison of counts and raw events. */
function countAgain() {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    const bootstrap = join(repositoryRoot, 'infra/system/bootstrap.mjs');
    const child = spawn(process.execPath, [bootstrap, 'analytics:rebuild'], {
      env: { ...process.env, MONGODB_URI: world.system.engines.mongodb.url },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', (code) => resolve({ code, output }));
  });
}

/** A visit over midnight counts on both days (UTC). */
async function untilMidnightIsFar(): Promise<void> {
  const left = 1440 * minute - (Date.now() % (1440 * minute));
  if (left < 5 * minute) await delay(left + 1_000);
}

describe('a hundred visitors', () => {
  it(
    'are counted exactly, bots and joins without a visit separately, and match the raw events',
    async () => {
      await untilMidnightIsFar();
      const { url } = world.system;
      const buyers = Array.from({ length: 10 }, (_, index) => `buyer-${index}@example.com`);
      await Promise.all([sendVisitors(browser, url, errands), sendBot(url, 12)]);
      for (const email of buyers) await joinTheWaitlist(url, email);
      const orders = await Promise.all(buyers.slice(0, 4).map((email) => beginPayment(url, email)));
      await Promise.all(orders.slice(0, 3).map(pay));

      // Events from the other services are still on their way.
      await eventually(async () => expect(await adminReads(getAnalyticsReport.path)).toMatchObject(counted));
      const report = getAnalyticsReport.reply.parse(await adminReads(getAnalyticsReport.path));
      const steps = report.dropoffs.filter(({ normalizedView }) => !normalizedView);
      expect(
        steps.map((step) => [step.name, step.count, step.conversionRate, step.dropOffCount, step.dropOffRate]),
      ).toEqual(dropoffs);
      expect(await adminReads(getExcludedTraffic.path)).toMatchObject({ botsByUserAgent: 12, botsByRate: 0 });

      const { code, output } = await countAgain();
      expect(output).toMatch(/days? counted again, 0 of them differ/);
      expect(code).toBe(0);
    },
    timeout,
  );
});
