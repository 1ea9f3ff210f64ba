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

const slice = 'mf-marketing';
const page = '/about';

const environment = { ...process.env, LOG_LEVEL: 'warn', REQUESTS_PER_MINUTE_PER_IP: noLimit };

await measureSystem({ environment, besides: [secondGateway()] }, async (system) => {
  const gateways = [system.url, system.serviceUrl('second-gateway')];
  const change = async (request: Change): Promise<string> => {
    const body = { ...request, reason: 'benchmark' };
    return (await system.registry.call(deploy, { params: { environment: 'local', slice }, body })).version;
  };
  const shown = (version: string) => untilShown(gateways, page, version);

  const publications = await times(extent.publications, async (round) => {
    const version = await publishChanged(system, `publication ${round}`);
    await shown(await change({ action: 'release', version }));
  });
  printSpread('a published text is live', publications, goals.live);

  const version = await publishChanged(system, 'taken back');
  const rollbacks: number[] = [];
  const releases = await times(extent.rollbacks, async () => {
    await shown(await change({ action: 'release', version }));
    const [taken = NaN] = await times(1, async () => shown(await change({ action: 'rollback' })));
    rollbacks.push(taken);
  });
  printSpread('a rollback is live', rollbacks, goals.rollback);
  printSpread('a release and its rollback', releases);

  const measure = await steadyReader(system.url);
  await measure(2);
  const quiet = await measure(extent.seconds);
  const measured = new AbortController();
  const switching = switchEachSecond(measured.signal, [
    () => change({ action: 'release', version }),
    () => change({ action: 'rollback' }),
  ]);
  const busy = await measure(extent.seconds);
  measured.abort();
  print(`GET /api/milestones, 100 a second, during ${await switching} switches in ${extent.seconds} s`);
  printFigure('  p99 without switches, ms', quiet);
  printFigure('  p99, ms', busy, `≤ ${(quiet * goals.duringSwitches).toFixed(0)}`, busy > quiet * goals.duringSwitches);
});

async function publishChanged({ registry }: RunningSystem, difference: string): Promise<string> {
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

/** How long each round took, in milliseconds. */
async function times(rounds: number, work: (round: number) => Promise<void>): Promise<number[]> {
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    await work(round);
    taken.push(performance.now() - begun);
  }
  return taken;
}

function printSpread(what: string, taken: readonly number[], atMost?: number): void {
  const p95 = percentile(taken, 0.95);
  print(`${what} on two gateways, of ${taken.length}`);
  printFigure('  median, ms', percentile(taken, 0.5));
  printFigure('  p95, ms', p95, atMost === undefined ? '' : `≤ ${atMost}`, atMost !== undefined && p95 > atMost);
}
