import { replaceProcesses, supervise } from '@hearthway/system';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { unlimited } from '../faults/soak/unlimited.js';
import { watchStandstills, type Standstills } from '../faults/standstills.js';
import { newName, startSystemUnderTest, type SystemUnderTest } from '../faults/system-under-test.js';
import { startLoad, type Load } from './load.js';

const requests = Number(process.env['REPLICAS_REQUESTS'] ?? 100_000);
const clients = 24;
/** Room for a hundred thousand requests on a busy machine. */
const timeout = 1_800_000;
const waiting = { timeout, interval: 100 };
/** By then, whoever calls an instance has noticed that it is gone. */
const noticedMilliseconds = 2_000;
/** Longer than any answer takes. */
const stuckMilliseconds = 5_000;
const report = (line: string) => process.stdout.write(`${line}\n`);

const watching = new AbortController();
let under: SystemUnderTest;
beforeAll(async () => {
  under = await startSystemUnderTest(
    {
      ...unlimited,
      // Each client has an address of its own.
      gateway: { ...unlimited.gateway, FILES_PER_MINUTE_PER_IP: '10000000', TRUSTED_PROXIES: '127.0.0.1' },
    },
    { replicas: 2 },
  );
  void supervise(under.system, { report, signal: watching.signal });
});
afterAll(async () => {
  watching.abort(new Error('The test has ended'));
  await under.stop();
});

let load: Load;
let mark: string;
let standstills: Standstills;
beforeEach(async () => {
  standstills = watchStandstills();
  mark = newName();
  load = await startLoad({ origin: under.system.url, clients, mark });
});
afterEach(async () => {
  standstills.stop();
  await load.stop();
});

const answeredMore = (count: number) => {
  const goal = load.answered() + count;
  return eventually(() => expect(load.answered()).toBeGreaterThanOrEqual(goal), waiting);
};

const afterStandstill = 5_000;
/** When the machine stood still, a process may have closed its port before others could see that it would. */
const dropped = () => load.dropped.filter(({ begun }) => !standstills.since(begun - afterStandstill));

/** All that was confirmed is stored, and nothing twice. */
async function expectStoredOnce(): Promise<void> {
  const marks = async (service: string, collection: string, field: string) => {
    const found = await under
      .database(service)
      .collection(collection)
      .find({ [field]: { $regex: `^${mark} ` } })
      .toArray();
    return found.map((document) => String(document[field]));
  };
  const { calendarEvents, trackedEvents } = load.stored;
  for (const [stored, confirmed] of [
    [await marks('journey', 'calendar-events', 'title'), calendarEvents],
    [await marks('analytics', 'events', 'eventSource'), trackedEvents],
  ] as const) {
    expect(new Set(stored).size).toBe(stored.length);
    expect(confirmed.filter((mark) => !stored.includes(mark))).toEqual([]);
  }
}

it(
  'drops no request while processes are replaced, and stores once what is sent once',
  async () => {
    for (const goal of [requests / 2, requests]) {
      await replaceProcesses(under.system, { report, signal: watching.signal });
      report(`${load.answered()} requests were answered when every process was replaced`);
      await eventually(() => expect(load.answered()).toBeGreaterThanOrEqual(goal), waiting);
    }
    await load.stop();
    expect(dropped()).toEqual([]);
    await expectStoredOnce();
  },
  timeout,
);

it.each(['journey', 'gateway'])(
  'loses only what a killed instance of %s had in hand',
  async (name) => {
    await answeredMore(1_000);
    const process = under.system.service(name, 2);
    await process.kill();
    const killed = performance.now();
    await answeredMore(1_000);
    await eventually(() => expect(process.started).toBe(true), waiting);
    await load.stop();
    const lost = dropped();
    report(`${lost.length} requests were lost with ${name}`);
    expect(lost.filter(({ begun }) => begun > killed + noticedMilliseconds)).toEqual([]);
    // A client waits for one answer at a time.
    expect(new Set(lost.map(({ client }) => client)).size).toBe(lost.length);
    // What only reads is asked once more of the other instance.
    if (name !== 'gateway') expect(lost.filter(({ request }) => request.startsWith('GET'))).toEqual([]);
    await expectStoredOnce();
  },
  timeout,
);

it(
  'goes on beside an instance that stands still',
  async () => {
    await answeredMore(1_000);
    const process = under.system.service('journey', 2);
    process.signal('SIGSTOP');
    const noticed = performance.now() + noticedMilliseconds;
    await answeredMore(2_000);
    const stuck = load.waiting().filter((begun) => begun < performance.now() - stuckMilliseconds);
    report(`${stuck.length} of ${clients} clients wait for it`);
    expect(stuck.filter((begun) => begun > noticed && !standstills.since(begun))).toEqual([]);
    process.signal('SIGCONT');
    await load.stop();
    // What it had in hand may have waited longer than the gateway does.
    expect(dropped().filter(({ begun }) => begun > noticed)).toEqual([]);
    await expectStoredOnce();
  },
  timeout,
);
