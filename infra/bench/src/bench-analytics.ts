/**
 * `npm run bench:analytics`: sends events through the gateway of its own system for two minutes, then measures the
 * admin's report over more and more events, and how soon the admin's page can be used. Prints each figure beside its goal,
 * and never fails because of one. `--seconds 20` and `--events 10000,100000` make it shorter, as does `--parts page` (or
 * `intake`, `report`). `--short` takes half a minute.
 */
import { repositoryRoot, type RunningSystem } from '@hearthway/system';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { countedEvents } from './analytics/counted-events.js';
import { fillEvents } from './analytics/fill-events.js';
import { fillWaitlist } from './analytics/fill-waitlist.js';
import { measureReports } from './analytics/report-latency.js';
import { measureWarmAdminPage } from './analytics/warm-admin-page.js';
import { watchMemory } from './analytics/watch-memory.js';
import { measureEventIntake } from './event-intake.js';
import { printSpread } from './print-spread.js';
import { measureSystem, noLimit, print, printFigure } from './system-of-its-own.js';

const goals = { eventsPerSecond: 5000, reportP95: 300, adminPage: 1500 } as const;
const secondsBetweenLooks = 20;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    events: { type: 'string' },
    parts: { type: 'string', default: 'intake,report,page' },
    short: { type: 'boolean', default: false },
  },
});
const { seconds = values.short ? '5' : '120' } = values;
const { events = values.short ? '10000' : '10000,100000,1000000' } = values;
const reportRounds = values.short ? 20 : 100;
const visits = values.short ? 1 : 5;
const parts = values.parts.split(',');

// One address sends everything, faster than any person.
const environment = { ...process.env, LOG_LEVEL: 'warn' };
const serviceEnvironment = {
  gateway: { REQUESTS_PER_MINUTE_PER_IP: noLimit },
  analytics: { EVENTS_PER_MINUTE_PER_VISIT: noLimit, EVENTS_PER_MINUTE_PER_ADDRESS: noLimit },
};

await measureSystem({ environment, serviceEnvironment }, async (system) => {
  const stored = parts.includes('intake') ? await printIntake(system) : 0;
  if (parts.includes('report')) await printReports(system, stored);
  if (parts.includes('page')) await printAdminPage(system);
});

/** @returns how many events are now stored */
async function printIntake({ url, engines, service }: RunningSystem): Promise<number> {
  print(`\nevents through the gateway in batches of 20, ${seconds} s`);
  const memory = watchMemory(service('analytics').pid ?? 0, secondsBetweenLooks);
  const mongodbUrl = engines.mongodb.url;
  const intake = await measureEventIntake({ origin: url, mongodbUrl, seconds: Number(seconds) });
  const megabytes = memory.stop().map((look) => look.toFixed(0));
  const counted = await countedEvents(mongodbUrl);
  const { eventsPerSecond, p99Milliseconds, refused, accepted, stored, lost } = intake;
  printFigure(
    'events a second',
    eventsPerSecond,
    `≥ ${goals.eventsPerSecond}`,
    eventsPerSecond < goals.eventsPerSecond,
  );
  printFigure('answer to a batch, p99, ms', p99Milliseconds);
  printFigure('requests refused', refused);
  printFigure('events accepted', accepted);
  printFigure('  of them lost', lost, '0', lost > 0);
  printFigure('  counted in their days', counted, `= ${stored} stored`, counted !== stored);
  if (accepted === 0 || lost > 0 || counted !== stored) process.exitCode = 1;
  print(`memory of svc-analytics, MB, every ${secondsBetweenLooks} s: ${megabytes.join(', ')}`);
  return stored;
}

async function printReports({ url, engines, folders }: RunningSystem, stored: number): Promise<void> {
  print('\nthe report of an admin, through the gateway');
  const mongodbUrl = engines.mongodb.url;
  const credential = credentialIn(folders);
  let from = 0;
  for (const to of events.split(',').map(Number)) {
    await fillEvents({ mongodbUrl, from, to });
    const { p50, p95 } = await measureReports(url, credential, reportRounds);
    printFigure(`p95 over ${to} more events, ms`, p95, `≤ ${goals.reportP95}`, p95 > goals.reportP95);
    printFigure('  median, ms', p50);
    from = to;
  }
  print(`${stored + from} events are counted again from the raw ones, to compare`);
  await compareCounts(mongodbUrl);
}

async function printAdminPage({ url, engines, folders }: RunningSystem): Promise<void> {
  const entries = await fillWaitlist(engines.mongodb.url);
  const { signIn, waitlist } = await measureWarmAdminPage(url, credentialIn(folders), visits, print);
  print(
    `\n/admin on a phone of 390 px, fast 4G, processor slowed four times, files cached, ${entries} on the waitlist`,
  );
  printSpread('sign-in can be typed into', signIn, goals.adminPage);
  printSpread('from Sign in to the waitlist', waitlist, goals.adminPage);
}

function credentialIn(folders: RunningSystem['folders']): string {
  return readFileSync(folders.adminCredentials, 'utf8').trim();
}

async function compareCounts(mongodbUrl: string): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'analytics:rebuild'], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, MONGODB_URI: mongodbUrl },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = 1;
}
