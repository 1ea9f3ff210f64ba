import { eventually } from '@hearthway/tooling/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { takeDataFolder } from './data-folder.js';
import { DataFolderInUseError } from './errors.js';
import { processesOf } from './leftovers.js';
import { startProcess, type ManagedProcess } from './managed-process.js';

let folder: string;
const started: ManagedProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthway-leftovers-'));
});

afterEach(async () => {
  await Promise.all(started.splice(0).map((process) => process.kill()));
  await rm(folder, { recursive: true, force: true });
});

/** A process that uses the folder without being in the lock file, as after a crash of its starter. */
async function startLeftover(workingOn: string, command = [process.execPath, '-e', 'setInterval(() => {}, 1000)']) {
  const leftover = await startProcess({
    command,
    environment: {},
    logFile: join(workingOn, 'engine.log'),
    sandboxed: false,
    onProcess: () => undefined,
  });
  started.push(leftover);
  return leftover;
}

(process.platform === 'linux' ? describe : describe.skip)('a data folder whose last holder crashed', () => {
  it('can be locked only after ending the processes that still use it, and their children', async () => {
    const launcher = await startLeftover(folder, ['/bin/sh', '-c', 'sleep 1000 & exec sleep 1000']);
    await eventually(async () => expect(await processesOf(folder)).toHaveLength(2));
    const lock = await takeDataFolder(folder);
    expect(await processesOf(folder)).toEqual([]);
    await launcher.exit;
    await lock.release();
  });

  it('spares processes that use another folder, even with a similar name', async () => {
    const similar = await mkdtemp(`${folder}-other-`);
    const stranger = await startLeftover(similar);
    await (await takeDataFolder(folder)).release();
    expect(stranger.running).toBe(true);
    await rm(similar, { recursive: true });
  });

  it('ends no process while its owner runs', async () => {
    const lock = await takeDataFolder(folder);
    const engine = await startLeftover(folder);
    await expect(takeDataFolder(folder)).rejects.toThrow(DataFolderInUseError);
    expect(engine.running).toBe(true);
    await lock.release();
  });
});
