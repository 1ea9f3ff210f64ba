/**
 * `npm run bench:analytics`: events through the gateway of a system of its own for two minutes, and the report of an admin
 * over ever more of them. Prints each figure beside its goal; it judges nothing by its exit code. `--seconds 20` and
 * `--events 10000,100000` make it shorter.
 */
import { removeEngineData } from '@hearthway/engines';
import { dataFolders, freePorts, repositoryRoot, startSystem, type RunningSystem } from '@hearthway/system';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { countedEvents } from './analytics/counted-events.js';
import { fillEvents } from './analytics/fill-events.js';
import { measureReports } from './analytics/report-latency.js';
import { watchMemory } from './analytics/watch-memory.js';
import { measureEventIntake } from './event-intake.js';

const goals = { eventsPerSecond: 5000, lost: 0, reportP95: 300 } as const;
const secondsBetweenLooks = 20;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '120' },
    events: { type: 'string', default: '10000,100000,1000000' },
  },
});
const asked = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => asked.abort(new Error('Stopped.')));

const folder = mkdtempSync(join(tmpdir(), 'hearthway-bench-analytics-'));
const [port] = await freePorts(1);
if (port === undefined) throw new Error('No free port was found');
const system = await startSystem({
  dataFolder: folder,
  port,
  environment: { ...process.env, LOG_LEVEL: 'warn' },
  report: print,
  signal: asked.signal,
  // One address sends everything here, as fast as no person would.
  serviceEnvironment: {
    gateway: { REQUESTS_PER_MINUTE_PER_IP: '10000000' },
    analytics: { EVENTS_PER_MINUTE_PER_VISIT: '10000000', EVENTS_PER_MINUTE_PER_ADDRESS: '10000000' },
  },
});
try {
  print(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores; whoever sends runs on them too`);
  print(`load of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}`);
  const intake = await printIntake(system);
  await printReports(system, intake);
} finally {
  await system.stop();
  await removeEngineData(dataFolders(folder).engines, process.env);
  rmSync(folder, { recursive: true, force: true });
}

/** Gives how many events are stored now. */
async function printIntake({ url, engines, service }: RunningSystem): Promise<number> {
  const seconds = Number(values.seconds);
  print(`\nevents through the gateway in batches of 20, ${seconds} s`);
  const memory = watchMemory(service('analytics').pid ?? 0, secondsBetweenLooks);
  const mongodbUrl = engines.mongodb.url;
  const intake = await measureEventIntake({ origin: url, mongodbUrl, seconds });
  const megabytes = memory.stop().map((look) => look.toFixed(0));
  const { eventsPerSecond, accepted, stored, lost, refused, p99Milliseconds } = intake;
  const counted = await countedEvents(mongodbUrl);
  line('events a second', eventsPerSecond, `≥ ${goals.eventsPerSecond}`, eventsPerSecond < goals.eventsPerSecond);
  line('answer to a batch, p99, ms', p99Milliseconds);
  line('requests refused', refused);
  line('events accepted', accepted);
  line('  of them lost', lost, String(goals.lost), lost > goals.lost);
  line('  counted in their days', counted, `= ${stored} stored`, counted !== stored);
  print(`memory of svc-analytics, MB, every ${secondsBetweenLooks} s: ${megabytes.join(', ')}`);
  return stored;
}

async function printReports({ url, engines, folders }: RunningSystem, stored: number): Promise<void> {
  print('\nthe report of an admin, through the gateway');
  const mongodbUrl = engines.mongodb.url;
  const credential = readFileSync(folders.adminCredentials, 'utf8').trim();
  let from = 0;
  for (const to of values.events.split(',').map(Number)) {
    await fillEvents({ mongodbUrl, from, to });
    const { p50, p95 } = await measureReports(url, credential);
    line(`p95 over ${to} more events, ms`, p95, `≤ ${goals.reportP95}`, p95 > goals.reportP95);
    line('  median, ms', p50);
    from = to;
  }
  print(`${stored + from} events are counted again from the raw ones, to compare`);
  await compareCounts(mongodbUrl);
}

async function compareCounts(mongodbUrl: string): Promise<void> {
  const child = spawn('npm', ['run', '--silent', 'analytics:rebuild'], {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, MONGODB_URI: mongodbUrl },
  });
  await once(child, 'exit');
}

function line(what: string, value: number, goal = '', missed = false): void {
  print(`${what.padEnd(40)}${value.toFixed(0).padStart(10)}   ${goal}${missed ? '   MISSED' : ''}`);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
