import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { withLock } from './lock-file.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('hands the lock of a dead writer to one writer after the other, never to two at once', async () => {
  const path = join(folder, 'lock');
  const dead = spawnSync(process.execPath, ['--version']).pid;
  let inside = 0;
  let most = 0;
  const enter = async (turns: number): Promise<void> => {
    // Slightly staggered, so that some see the lock that others are about to remove.
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    await withLock(path, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await delay(20); // long enough for others to come while it is held
      inside -= 1;
    });
  };
  for (let round = 1; round <= 2; round += 1) {
    const lock = { token: 'of the dead', host: hostname(), process: dead, since: Date.now() };
    await writeFile(path, JSON.stringify(lock));
    await Promise.all(Array.from({ length: 60 }, (_, index) => enter(index % 15)));
  }
  expect(most).toBe(1);
  expect(await readdir(folder)).toEqual([]);
});
