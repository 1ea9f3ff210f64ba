/**
 * `npm run bench:web`: what the public pages cost a visitor on a phone with slow 4G, beside the same pages as one plain
 * React application, and how many events the intake takes. Prints each figure beside its goal; it judges nothing by its
 * exit code. `--rounds 1` and `--pages /,/about` make it shorter.
 */
import { removeEngineData } from '@hearthway/engines';
import { dataFolders, ensureChromium, freePorts, startSystem } from '@hearthway/system';
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureEventIntake } from './event-intake.js';
import { comparePages } from './web/compare-pages.js';

const eventSeconds = 10;
const eventsPerSecondGoal = 3000;

const { values } = parseArgs({ options: { rounds: { type: 'string' }, pages: { type: 'string' } } });
const asked = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => asked.abort(new Error('Stopped.')));

const executablePath = await ensureChromium(process.env, print);
const folder = mkdtempSync(join(tmpdir(), 'hearthway-bench-web-'));
const [port] = await freePorts(1);
if (port === undefined) throw new Error('No free port was found');
const system = await startSystem({
  dataFolder: folder,
  port,
  environment: process.env,
  report: print,
  signal: asked.signal,
  // One address sends everything here.
  serviceEnvironment: { gateway: { REQUESTS_PER_MINUTE_PER_IP: '10000000' } },
});
try {
  const browser = await chromium.launch({ executablePath });
  try {
    print(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores; Chromium ${browser.version()}`);
    print(
      'phone of 390 px, slow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms), processor slowed four times, nothing cached',
    );
    await comparePages({
      browser,
      origin: system.url,
      rounds: values.rounds === undefined ? undefined : Number(values.rounds),
      only: values.pages?.split(','),
      signal: asked.signal,
      print,
    });
  } finally {
    await browser.close();
  }
  await printEventIntake();
} finally {
  await system.stop();
  await removeEngineData(dataFolders(folder).engines, process.env);
  rmSync(folder, { recursive: true, force: true });
}

async function printEventIntake(): Promise<void> {
  print('');
  print(`events through the gateway in batches of 20, ${eventSeconds} s`);
  const { eventsPerSecond, accepted, stored, lost, refused, p99Milliseconds } = await measureEventIntake({
    origin: system.url,
    mongodbUrl: system.engines.mongodb.url,
    seconds: eventSeconds,
  });
  line(
    'events a second',
    eventsPerSecond.toFixed(0),
    `≥ ${eventsPerSecondGoal}`,
    eventsPerSecond < eventsPerSecondGoal,
  );
  line('accepted, stored', `${accepted}, ${stored}`);
  line('accepted and lost', String(lost), '0', lost > 0);
  line('requests refused', String(refused));
  line('answer to a batch, p99, ms', p99Milliseconds.toFixed(0));
}

function line(title: string, value: string, goal = '', missed = false): void {
  print(`${title.padEnd(34)}${goal.padEnd(12)}${value}${missed ? ' MISSED' : ''}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
