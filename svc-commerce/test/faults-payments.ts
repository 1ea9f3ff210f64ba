/**
 * `npm run faults:payments -- 10000` plays random schedules of everything that can happen to a payment, on its own engines.
 * `npm run faults:payments -- 60 --seed 123` repeats those of a seed.
 */
import { removeEngineData, startEngines } from '@hearthway/engines';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { playSchedules } from '../src/payments/testing/play-schedules.js';
import { openScheduleWorld } from '../src/payments/testing/schedule-world.js';

const { values, positionals } = parseArgs({ options: { seed: { type: 'string' } }, allowPositionals: true });
const count = Number(positionals[0] ?? 10_000);
const seed = Number(values.seed ?? Date.now() % 2 ** 31);

const dataFolder = mkdtempSync(join(tmpdir(), 'hearthway-faults-'));
const engines = await startEngines({ dataFolder, environment: process.env, report: print });
try {
  const world = await openScheduleWorld(engines.mongodb.url);
  print(`${count} schedules from seed ${seed}`);
  const started = performance.now();
  const ends = await playSchedules(world, seed, count);
  print(`each ended right, in ${((performance.now() - started) / 1000).toFixed(1)} s: ${JSON.stringify(ends)}`);
  await world.close();
} finally {
  await engines.stop();
  await removeEngineData(dataFolder, process.env);
  rmSync(dataFolder, { recursive: true, force: true });
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
