import type {} from '@hearthway/engines/testing';
import { connectMongo, type Dependencies } from '@hearthway/service-kit';
import { captureLog, testDatabase } from '@hearthway/service-kit/testing';
import { eventually, testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Connection } from 'mongoose';
import { exampleReplies, openMounts, type Mount } from './index.js';
import type { mountPages } from './mount-pages.js';

const { logger } = captureLog();
let connection: Connection;
beforeAll(async () => {
  connection = await connectMongo({ uri: testEngines().mongodbUri, database: testDatabase(), logger });
});
afterAll(async () => {
  await connection.dropDatabase();
  await connection.close();
});

/** No process may listen at this port. */
const nobodyThere = 'http://127.0.0.1:1';
let serial = 0;
/** Another release with each call. */
function aMount(): Mount {
  serial += 1;
  return {
    environment: 'local',
    origin: nobodyThere,
    slice: 'mf-journey',
    version: String(serial).padStart(20, '0'),
    beside: [{ slice: 'shell', version: 'a'.repeat(20) }],
    pages: [{ slice: 'mf-journey', path: '/dashboard', access: 'buyer' }],
    previewUrl: `${nobodyThere}/?preview=token`,
    replies: () => Promise.resolve(exampleReplies([])),
  };
}

function givenMounts(tryPages: typeof mountPages) {
  const tried = jest.fn(tryPages);
  const dependencies = { connection, logger, now: () => new Date() } as Dependencies;
  return { tried, mounts: openMounts(dependencies, { chromium: '/a/browser', tryPages: tried }) };
}

describe('a release', () => {
  it('that mounted well isn’t tried again, unless beside others or elsewhere', async () => {
    const { tried, mounts } = givenMounts(() => Promise.resolve([]));
    const mount = aMount();
    const others: Partial<Mount>[] = [
      { beside: [{ slice: 'shell', version: 'b'.repeat(20) }] },
      { environment: 'production' },
      { version: 'f'.repeat(20) },
    ];
    for (const one of [mount, mount, ...others.map((other) => ({ ...mount, ...other }))]) {
      expect(await mounts.outcomeOf(one)).toEqual({ problems: [] });
    }
    expect(tried).toHaveBeenCalledTimes(4);
  });

  it('that failed is tried again', async () => {
    const { tried, mounts } = givenMounts(() => Promise.resolve(['/dashboard: Error: broken']));
    const mount = aMount();
    for (let time = 0; time < 2; time += 1) {
      expect(await mounts.outcomeOf(mount)).toEqual({ problems: ['/dashboard: Error: broken'] });
    }
    expect(tried).toHaveBeenCalledTimes(2);
  });

  it('is tried once for all who ask at once, and after others', async () => {
    const ends: (() => void)[] = [];
    const { tried, mounts } = givenMounts(() => new Promise((resolve) => ends.push(() => resolve([]))));
    const [one, other] = [aMount(), aMount()];
    const outcomes = Promise.all([one, one, other].map(mounts.outcomeOf));
    for (const turn of [1, 2]) {
      await eventually(() => {
        expect(ends).toHaveLength(turn);
      });
      ends.at(-1)?.();
    }
    expect(await outcomes).toHaveLength(3);
    expect(tried).toHaveBeenCalledTimes(2);
  });

  it('waits for one of each other slice at most, and is untried when many of its own wait', async () => {
    const ends: (() => void)[] = [];
    const { tried, mounts } = givenMounts(() => new Promise((resolve) => ends.push(() => resolve([]))));
    const untilTried = (times: number) =>
      eventually(() => {
        expect(ends).toHaveLength(times);
      });
    const good = aMount();
    const mounted = mounts.outcomeOf(good);
    await untilTried(1);
    ends[0]?.();
    await mounted;

    // One is tried, five wait.
    const outcomes = Array.from({ length: 7 }, aMount).map(mounts.outcomeOf);
    const refused = {
      problems: [],
      untried: '5 other releases of mf-journey are waiting for the browser. Try again later',
    };
    expect(await Promise.race(outcomes)).toEqual(refused);
    expect(await mounts.outcomeOf(good)).toEqual({ problems: [] });
    const other = mounts.outcomeOf({ ...aMount(), slice: 'mf-admin' });
    for (let turn = 2; turn <= 8; turn += 1) {
      await untilTried(turn);
      ends.at(-1)?.();
    }
    await Promise.all([...outcomes, other]);
    const slices = tried.mock.calls.map(([{ releases }]) => releases[0]?.slice);
    expect(slices.indexOf('mf-admin')).toBeLessThanOrEqual(3);
  });

  it('is untried without a browser, or when the site doesn’t answer, or the registry stops', async () => {
    const dependencies = { connection, logger, now: () => new Date() } as Dependencies;
    const without = openMounts(dependencies, { chromium: undefined });
    expect(await without.outcomeOf(aMount())).toMatchObject({ untried: expect.stringContaining('CHROMIUM') });
    const alone = openMounts(dependencies, { chromium: '/a/browser' });
    expect(await alone.outcomeOf(aMount())).toMatchObject({ untried: `${nobodyThere} doesn’t answer` });
    const { tried, mounts } = givenMounts(
      ({ signal }) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            reject(new Error('closed'));
          });
        }),
    );
    const outcomes = Promise.all([aMount(), aMount()].map(mounts.outcomeOf));
    await eventually(() => {
      expect(tried).toHaveBeenCalled();
    });
    await mounts.endStreams?.();
    const stopped = { problems: [], untried: 'The registry is stopping' };
    expect(await outcomes).toEqual([stopped, stopped]);
  });
});
