/**
 * `npm run bench:journey`: measures a buyer's calls through the gateway of its own system, and how soon a returning
 * buyer can use the dashboard. Prints each figure beside its goal, and never fails because of one. `--short` takes half a
 * minute.
 */
import { parseArgs } from 'node:util';
import { measureCalls } from './journey/measure-calls.js';
import type { Load } from './journey/under-load.js';
import { measureWarmDashboard } from './journey/warm-dashboard.js';
import { printSpread } from './print-spread.js';
import { measureSystem, noLimit, print, printFigure } from './system-of-its-own.js';

const goals = {
  readsPerSecond: 900,
  readP99: 120,
  changesPerSecond: 250,
  findsPerSecond: 150,
  warmDashboard: 1500,
} as const;

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const extent = values.short
  ? { visits: 1, buyers: 50, seekers: 50, seconds: 2 }
  : { visits: 5, buyers: 200, seekers: 600, seconds: 10 };

// One address sends everything.
const environment = {
  ...process.env,
  LOG_LEVEL: 'warn',
  REQUESTS_PER_MINUTE_PER_IP: noLimit,
  REGISTRATIONS_PER_MINUTE_PER_IP: noLimit,
};

await measureSystem({ environment }, async ({ url }) => {
  // Measured first: after the calls, the system is busy with their events, on the same processor as the page.
  const dashboard = await measureWarmDashboard(url, extent.visits, print);
  print('dashboard on a phone of 390 px, fast 4G, processor slowed four times, files cached');
  printSpread('usable', dashboard, goals.warmDashboard);
  const { reads, changes, finds } = await measureCalls(url, extent);
  printLoad('GET /api/milestones', reads, goals.readsPerSecond);
  printFigure('  p99, ms', reads.p99, `≤ ${goals.readP99}`, reads.p99 > goals.readP99);
  printLoad('PATCH /api/milestones/:id', changes, goals.changesPerSecond);
  printLoad('POST /api/lender-matches/find', finds, goals.findsPerSecond);
});

function printLoad(what: string, { perSecond, good, refused, p50, p99 }: Load, goal: number): void {
  if (good === 0) process.exitCode = 1;
  printFigure(`${what}, a second`, perSecond, `≥ ${goal}`, perSecond < goal);
  print(`  ${good} answered, ${refused} refused; median ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`);
}
