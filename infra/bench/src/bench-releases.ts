/**
 * `npm run bench:releases`: measures how soon two gateways show what was published or taken back, and what that costs buyers'
 * calls. Prints each figure beside its goal, and never fails because of one. `--short` takes half a minute.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { deploy } from '@hearthway/contracts/releases';
import type { RunningSystem } from '@hearthway/system';
import { publishBuild } from '@hearthway/tooling/release';
import { percentile } from './percentile.js';
import { steadyReader } from './releases/api-latency.js';
import { withChangedBuild } from './releases/changed-build.js';
import { secondGateway } from './releases/second-gateway.js';
import { untilShown } from './releases/until-shown.js';
import { measureSystem, noLimit, print, printFigure } from './system-of-its-own.js';

const goals = { live: 5_000, rollback: 1_000, duringSwitches: 1.5 } as const;

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const extent = values.short
  ? { publications: 2, rollbacks: 10, seconds: 3 }
  : { publications: 10, rollbacks: 100, seconds: 20 };

type Change = { readonly action: 'release'; readonly version: string } | { readonly action: 'rollback' };

/** The slice with the most files, and that with the longest page. */
const journey = { slice: 'mf-journey', page: '/dashboard' } as const;
const marketing = { slice: 'mf-marketing', page: '/' } as const;
type Slice = typeof journey | typeof marketing;

const environment = { ...process.env, LOG_LEVEL: 'warn', REQUESTS_PER_MINUTE_PER_IP: noLimit };

await measureSystem({ environment, besides: [secondGateway()] }, async (system) => {
  const gateways = [system.url, system.serviceUrl('second-gateway')];
  const change = async ({ slice }: Slice, request: Change): Promise<string> => {
    const body = { ...request, reason: 'benchmark' };
    return (await system.registry.call(deploy, { params: { environment: 'local', slice }, body })).version;
  };
  const shown = ({ page }: Slice, version: string) => untilShown(gateways, page, version);

  const published: number[] = [];
  const live = await times(extent.publications, async (round) => {
    const begun = performance.now();
    const version = await publishChanged(system, journey, `publication ${round}`);
    published.push(performance.now() - begun);
    return async () => shown(journey, await change(journey, { action: 'release', version }));
  });
  printSpread('mf-journey with another text is published', published);
  printSpread('then it is live on two gateways', live, goals.live);

  const version = await publishChanged(system, marketing, 'taken back');
  const rollbacks = await times(extent.rollbacks, async () => {
    await shown(marketing, await change(marketing, { action: 'release', version }));
    return async () => shown(marketing, await change(marketing, { action: 'rollback' }));
  });
  printSpread('a rollback is live on two gateways', rollbacks, goals.rollback);

  const measure = await steadyReader(system.url);
  await measure(2);
  const quiet = await measure(extent.seconds);
  const measured = new AbortController();
  const switching = switchEachSecond(measured.signal, [
    () => change(marketing, { action: 'release', version }),
    () => change(marketing, { action: 'rollback' }),
  ]);
  const busy = await measure(extent.seconds);
  measured.abort();
  print(`GET /api/milestones, 100 a second, during ${await switching} switches in ${extent.seconds} s`);
  printFigure('  p99 without switches, ms', quiet);
  printFigure('  p99, ms', busy, `≤ ${(quiet * goals.duringSwitches).toFixed(0)}`, busy > quiet * goals.duringSwitches);
});

async function publishChanged({ registry }: RunningSystem, { slice }: Slice, difference: string): Promise<string> {
  return withChangedBuild(slice, difference, async (build) => (await publishBuild(registry, { slice, build })).version);
}

/** @returns how many */
async function switchEachSecond(until: AbortSignal, changes: readonly (() => Promise<unknown>)[]): Promise<number> {
  let switches = 0;
  while (!until.aborted) {
    await changes[switches % changes.length]?.();
    switches += 1;
    await delay(1_000);
  }
  return switches;
}

/** How long what each round prepares takes, in milliseconds. */
async function times(rounds: number, prepare: (round: number) => Promise<() => Promise<void>>): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const work = await prepare(round);
    const begun = performance.now();
    await work();
    taken.push(performance.now() - begun);
  }
  return taken;
}

function printSpread(what: string, taken: readonly number[], atMost?: number): void {
  const p95 = percentile(taken, 0.95);
  print(`${what}, of ${taken.length}`);
  printFigure('  median, ms', percentile(taken, 0.5));
  printFigure('  p95, ms', p95, atMost === undefined ? '' : `≤ ${atMost}`, atMost !== undefined && p95 > atMost);
}
