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
afterEach(() => standstills.stop());

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
    while (load.answered() < requests) {
      await replaceProcesses(under.system, { report, signal: watching.signal });
      report(`${load.answered()} requests were answered until now`);
    }
    await load.stop();
    expect(dropped()).toEqual([]);
    await expectStoredOnce();
  },
  timeout,
);

it(
  'loses only what a killed process had in hand',
  async () => {
    for (const name of ['journey', 'gateway']) {
      await answeredMore(1_000);
      const process = under.system.service(name, 2);
      const before = dropped().length;
      await process.kill();
      const killed = performance.now();
      await answeredMore(1_000);
      await eventually(() => expect(process.started).toBe(true), waiting);
      const lost = dropped().slice(before);
      for (const one of lost) report(`lost with ${name}: ${JSON.stringify({ ...one, begun: one.begun - killed })}`);
      // A client waits for one answer at a time.
      expect(new Set(lost.map(({ client }) => client)).size).toBe(lost.length);
    }
    await load.stop();
    await expectStoredOnce();
  },
  timeout,
);

it(
  'goes on beside a process that stands still',
  async () => {
    await answeredMore(1_000);
    const process = under.system.service('journey', 2);
    process.signal('SIGSTOP');
    const stopped = performance.now();
    await answeredMore(2_000);
    report(`${load.waitingSince(stopped + 2_000)} of ${clients} clients waited for it`);
    process.signal('SIGCONT');
    await load.stop();
    expect(dropped()).toEqual([]);
    await expectStoredOnce();
  },
  timeout,
);
