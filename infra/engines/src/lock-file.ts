import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { identifyProcess, stillRuns, type ProcessIdentity } from './process-identity.js';
import { signalProcess } from './signal-process.js';

/** Who holds the lock, and which processes must be gone before anyone else can have it. */
interface LockContent {
  readonly holder: ProcessIdentity;
  readonly children: ProcessIdentity[];
}

export interface LockFile {
  /** Records a process that uses the locked resource. The next owner ends it if this one could not. */
  noteChild(pid: number): Promise<void>;
  release(): Promise<void>;
}

export type LockAttempt = { lock: LockFile } | { heldBy: number };

const ORPHAN_GRACE_MILLISECONDS = 5_000;

/** Takes the lock if it is free or its owner is gone; otherwise returns who holds it. */
export async function takeLock(path: string, orphanGrace = ORPHAN_GRACE_MILLISECONDS): Promise<LockAttempt> {
  const holder = (await identifyProcess(process.pid)) ?? { pid: process.pid, started: '' };
  for (;;) {
    if (await createWhole(path, { holder, children: [] })) return { lock: heldLock(path, holder) };
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const found = parseLock(text);
    if (found !== undefined && (await stillRuns(found.holder))) return { heldBy: found.holder.pid };
    await endOrphans(found?.children ?? [], orphanGrace);
    await removeStale(path, text);
  }
}

/** Takes the lock as soon as it is free. Calls `waiting` once with the owner. */
export async function waitForLock(
  path: string,
  signal: AbortSignal,
  waiting: (heldBy: number) => void,
): Promise<LockFile> {
  for (let told = false; ; told = true) {
    const attempt = await takeLock(path);
    if ('lock' in attempt) return attempt.lock;
    if (!told) waiting(attempt.heldBy);
    await pause(200);
    signal.throwIfAborted();
  }
}

function heldLock(path: string, holder: ProcessIdentity): LockFile {
  let children: ProcessIdentity[] = [];
  let writing = Promise.resolve();
  return {
    noteChild(pid) {
      writing = writing.then(async () => {
        const child = await identifyProcess(pid);
        if (child === undefined) return;
        children = [...children, child];
        await writeWhole(path, { holder, children });
      });
      return writing;
    },
    async release() {
      await writing;
      await rm(path, { force: true });
    },
  };
}

/** Creates the file with its whole content or not at all, so that nobody reads an empty lock. */
async function createWhole(path: string, content: LockContent): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(content), { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeWhole(path: string, content: LockContent): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, JSON.stringify(content), { mode: 0o600 });
  await rename(draft, path);
}

/**
 * Two starts may find the same stale lock. Each checks it again while it alone may remove it; otherwise, the slower one
 * could remove the new lock of the faster one.
 */
async function removeStale(path: string, text: string): Promise<void> {
  const attempt = await takeLock(`${path}.stale`);
  if ('heldBy' in attempt) {
    await pause(10);
    return;
  }
  try {
    if ((await readFile(path, 'utf8').catch(() => undefined)) === text) await rm(path);
  } finally {
    await attempt.lock.release();
  }
}

async function endOrphans(children: ProcessIdentity[], grace: number): Promise<void> {
  const deadline = performance.now() + grace;
  for (const child of children) {
    while (await stillRuns(child)) {
      if (performance.now() > deadline) signalProcess(child.pid, 'SIGKILL');
      await pause(25);
    }
  }
}

function parseLock(text: string): LockContent | undefined {
  try {
    return JSON.parse(text) as LockContent;
  } catch {
    return undefined;
  }
}
