import { labeled } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { takeLock, type LockAttempt, type LockFile } from './lock-file.js';
import { identifyProcess, stillRuns } from './process-identity.js';

let folder: string;
let path: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthway-lock-'));
  path = join(folder, 'engines.lock');
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** A process that does nothing. */
async function startSleeper(): Promise<number> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  children.push(child);
  await once(child, 'spawn');
  return child.pid ?? 0;
}

async function takeLockAfter(turns: number): Promise<LockAttempt> {
  for (let turn = 0; turn < turns; turn += 1) await setImmediate();
  return takeLock(path);
}

async function expectTaken(): Promise<LockFile> {
  const attempt = await takeLock(path, 100);
  if ('heldBy' in attempt) throw new Error(`held by ${attempt.heldBy}`);
  return attempt.lock;
}

describe('the lock of a data folder', () => {
  it('is refused while its owner runs, with the owner’s process id', async () => {
    const lock = await expectTaken();
    expect(await takeLock(path)).toEqual({ heldBy: process.pid });
    await lock.release();
    await (await expectTaken()).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('goes to one of many who ask at once', async () => {
    const attempts = await Promise.all(Array.from({ length: 20 }, () => takeLock(path)));
    expect(attempts.filter((attempt) => 'lock' in attempt)).toHaveLength(1);
  });

  it('is taken over from a dead owner by one of many who ask at once', async () => {
    const sleeper = await startSleeper();
    const holder = await identifyProcess(sleeper);
    const ended = once(children[0]!, 'exit');
    process.kill(sleeper, 'SIGKILL');
    await ended;
    for (let round = 1; round <= 10; round += 1) {
      await writeFile(path, JSON.stringify({ holder, children: [] }));
      // Slightly staggered, so that some see the lock that others are about to remove.
      const attempts = await Promise.all(Array.from({ length: 30 }, (_, index) => takeLockAfter(index % 7)));
      const locks = attempts.flatMap((attempt) => ('lock' in attempt ? attempt.lock : []));
      labeled(`round ${round}`, () => expect(locks).toHaveLength(1));
      await locks[0]?.release();
      expect(await readdir(folder)).toEqual([]);
    }
  });

  it('is not held by another process that got the same id later', async () => {
    await writeFile(path, JSON.stringify({ holder: { pid: process.pid, started: '1' }, children: [] }));
    await (await expectTaken()).release();
  });

  it('is taken over when a crash left it empty', async () => {
    await writeFile(path, '');
    await (await expectTaken()).release();
  });

  it('is handed over after ending what a dead owner left running', async () => {
    const orphan = await identifyProcess(await startSleeper());
    if (orphan === undefined) throw new Error('the orphan does not run');
    await writeFile(path, JSON.stringify({ holder: { pid: process.pid, started: '1' }, children: [orphan] }));
    const lock = await expectTaken();
    expect(await stillRuns(orphan)).toBe(false);
    await lock.release();
  });

  it('remembers the noted processes', async () => {
    const lock = await expectTaken();
    const pid = await startSleeper();
    await lock.noteChild(pid);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ children: [{ pid }] });
    await lock.release();
  });
});
