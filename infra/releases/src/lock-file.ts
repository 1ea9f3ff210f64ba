import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import * as z from 'zod/mini';
import { hasCode, isMissing } from './json-file.js';
import { ReleaseError } from './release-error.js';

const holder = z.object({ token: z.string(), host: z.string(), process: z.number(), since: z.number() });
type Holder = z.infer<typeof holder>;

const giveUpAfterMilliseconds = 30_000;
/** The work under the lock takes milliseconds, so a holder on another machine that is this old has died. */
const abandonedAfterMilliseconds = 15_000;

/**
 * Runs `work` while no other process, and no other caller in this one, holds the lock file. Takes over the lock of a dead
 * holder. `work` calls `assertHeld` right before anything that must not happen twice.
 * @throws ReleaseError `release.locked` if the lock does not become free within 30 s, or was lost
 */
export async function withLock<Result>(
  path: string,
  work: (assertHeld: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const token = randomUUID();
  await acquire(path, token);
  const isHeld = async () => (await readHolder(path))?.token === token;
  try {
    return await work(async () => {
      if (!(await isHeld())) throw new ReleaseError('release.locked', 'Another writer took over the lock');
    });
  } finally {
    if (await isHeld()) await rm(path, { force: true });
  }
}

async function acquire(path: string, token: string): Promise<void> {
  const until = performance.now() + giveUpAfterMilliseconds;
  while (!(await tryAcquire(path, token))) {
    const present = await readHolder(path);
    if (present && isAbandoned(present)) await takeAway(path, present);
    else if (performance.now() > until) throw new ReleaseError('release.locked', `Timed out waiting for lock ${path}`);
    else await delay(2 + Math.random() * 15);
  }
}

/** Creates the file with its contents or not at all: `link` refuses an existing name. */
async function tryAcquire(path: string, token: string): Promise<boolean> {
  const own = `${path}.${token}`;
  const contents: Holder = { token, host: hostname(), process: process.pid, since: Date.now() };
  await writeFile(own, JSON.stringify(contents));
  try {
    await link(own, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(own, { force: true });
  }
}

/**
 * Two callers may find the same dead holder. Each checks again while it alone may remove the lock; otherwise, the slower
 * one could remove the lock of a living holder.
 */
async function takeAway(path: string, dead: Holder): Promise<void> {
  await withLock(`${path}.abandoned`, async () => {
    if ((await readHolder(path))?.token === dead.token) await rm(path, { force: true });
  });
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return holder.parse(JSON.parse(await readFile(path, 'utf8')));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new ReleaseError('release.locked', `${path} is not a lock file`, { cause: error });
  }
}

function isAbandoned({ host, process: id, since }: Holder): boolean {
  if (host !== hostname()) return Date.now() - since > abandonedAfterMilliseconds;
  return !isAlive(id);
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return !hasCode(error, 'ESRCH');
  }
}
