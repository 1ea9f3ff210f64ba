/**
 * `npm run bench:start`: measures how long a newcomer waits and what the idle system costs, in a fresh clone of the last
 * commit with an empty engine cache. Prints each figure beside its goal, and never fails because of one. `--short` takes half
 * a minute: it starts this checkout, with the engines that are there.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { dashboardPath } from '@hearthway/contracts/page-paths';
import { firstLoadBudget } from '@hearthway/contracts/releases';
import { freePorts, repositoryRoot } from '@hearthway/system';
import { firstLoadBytes } from './first-load.js';
import { nodeMemory } from './memory.js';
import { commitToMilestone } from './registrations.js';
import { startClone } from './start-clone.js';

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const registrationsPerSecond = values.short ? 10 : 50;
const seconds = values.short ? 3 : 20;
const settleSeconds = values.short ? 3 : 30;

const folder = mkdtempSync(join(tmpdir(), 'hearthway-bench-'));
const clone = values.short ? repositoryRoot : join(folder, 'clone');
const data = values.short ? join(folder, 'data') : join(clone, '.data');
const [port] = await freePorts(1);
if (port === undefined) throw new Error('No free port was found');
const environment = {
  ...process.env,
  PORT: String(port),
  HEARTHWAY_DATA: data,
  ...(!values.short && { XDG_CACHE_HOME: join(folder, 'cache') }),
  // One address registers everyone.
  REGISTRATIONS_PER_MINUTE_PER_IP: '1000000',
  REQUESTS_PER_MINUTE_PER_IP: '1000000',
};

try {
  if (!values.short) {
    execFileSync('git', ['clone', '--quiet', repositoryRoot, clone]);
    const first = await startClone(clone, data, environment);
    figure('npm start in a fresh clone, nothing cached but packages', first.seconds, 's', 120);
    await first.stop();
  }

  const second = await startClone(clone, data, environment);
  try {
    figure(values.short ? 'npm start' : 'second npm start', second.seconds, 's', 12);
    const memory = await nodeMemory(second.pid, settleSeconds);
    figure(`idle memory of ${memory.processes} Node processes (resident)`, memory.residentMegabytes, 'MB', 700);
    figure('the same, pages shared between them counted once', memory.proportionalMegabytes, 'MB', 700);
    const bytes = await firstLoadBytes(second.url);
    const budget = firstLoadBudget({ path: dashboardPath, access: 'buyer', isPrerendered: false });
    for (const [file, kilobytes] of bytes.files) print(`  ${file}  ${kilobytes.toFixed(1)} KB`);
    figure('JavaScript of the first load of /dashboard (brotli)', bytes.kilobytes, 'KB', budget.scripts / 1_024);
    const latency = await commitToMilestone(second, { registrationsPerSecond, seconds });
    print(`registered ${latency.count} at ${latency.ratePerSecond.toFixed(1)} a second, ${latency.refused} refused`);
    figure('commit to milestones, median', latency.p50, 'ms');
    figure(`commit to milestones, p99 at ${registrationsPerSecond} registrations a second`, latency.p99, 'ms', 400);
  } finally {
    await second.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function figure(what: string, value: number, unit: string, atMost?: number): void {
  const goal = atMost === undefined ? '' : `   (goal: at most ${atMost} ${unit}${value <= atMost ? '' : ', MISSED'})`;
  print(`${what}: ${value.toFixed(1)} ${unit}${goal}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
