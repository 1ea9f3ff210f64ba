/**
 * `npm run bench:journey`: a buyer's calls through the gateway of a system of its own, and how soon a returning buyer can use
 * the dashboard. Prints each figure beside its goal; it judges nothing by its exit code.
 */
import { removeEngineData } from '@hearthway/engines';
import { dataFolders, freePorts, startSystem } from '@hearthway/system';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureCalls } from './journey/measure-calls.js';
import type { Load } from './journey/under-load.js';
import { measureWarmDashboard } from './journey/warm-dashboard.js';

const goals = {
  readsPerSecond: 900,
  readP99: 120,
  changesPerSecond: 250,
  findsPerSecond: 150,
  warmDashboard: 1500,
} as const;

const asked = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => asked.abort(new Error('Stopped.')));

const folder = mkdtempSync(join(tmpdir(), 'hearthway-bench-journey-'));
const [port] = await freePorts(1);
if (port === undefined) throw new Error('No free port was found');
const system = await startSystem({
  dataFolder: folder,
  port,
  // One address sends everything here.
  environment: {
    ...process.env,
    LOG_LEVEL: 'warn',
    REQUESTS_PER_MINUTE_PER_IP: '10000000',
    REGISTRATIONS_PER_MINUTE_PER_IP: '10000000',
  },
  report: print,
  signal: asked.signal,
});
try {
  print(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores; whoever sends runs on them too`);
  print(`load of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}`);
  const { reads, changes, finds } = await measureCalls(system.url);
  printLoad('GET /api/milestones', reads, goals.readsPerSecond);
  line('  p99, ms', reads.p99, `≤ ${goals.readP99}`, reads.p99 > goals.readP99);
  printLoad('PATCH /api/milestones/:id', changes, goals.changesPerSecond);
  printLoad('POST /api/lender-matches/find', finds, goals.findsPerSecond);
  const { median, least, most } = await measureWarmDashboard(system.url, print);
  print('dashboard on a phone of 390 px, fast 4G, processor slowed four times, files cached');
  line('  usable, median of 5, ms', median, `≤ ${goals.warmDashboard}`, median > goals.warmDashboard);
  print(`  from ${least.toFixed(0)} to ${most.toFixed(0)} ms`);
} finally {
  await system.stop();
  await removeEngineData(dataFolders(folder).engines, process.env);
  rmSync(folder, { recursive: true, force: true });
}

function printLoad(what: string, { perSecond, good, refused, p50, p99 }: Load, goal: number): void {
  line(`${what}, a second`, perSecond, `≥ ${goal}`, perSecond < goal);
  print(`  ${good} answered, ${refused} refused; median ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`);
}

function line(what: string, value: number, goal: string, missed: boolean): void {
  print(`${what.padEnd(44)}${value.toFixed(0).padStart(8)}   ${goal}${missed ? '   MISSED' : ''}`);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
