import type {} from '@hearthway/engines/testing';
import { bundleService } from '@hearthway/tooling/esbuild';
import { testEngines } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

// Bundled like the services, because a bundle has a different copy of the driver than node_modules.
describe('a socket that closes while a bundled service writes to it', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hearthway-bundle-'));
    await bundleService({ main: join(import.meta.dirname, 'testing/closed-sockets.ts') }, folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const outputOf = async (write: 'command' | 'heartbeat' | 'ended') => {
    const arguments_ = [join(folder, 'main.js'), testEngines().mongodbUri, write];
    return (await run(process.execPath, arguments_, { timeout: 120_000 })).stdout.trim().split('\n');
  };

  it('fails the command, which is tried again, and the next one is answered', async () => {
    expect(await outputOf('command')).toEqual(['the write ended, and read 0', 'the next one read 0']);
  });

  it('fails the command as a network error when the other side ended the connection, so that it is tried again', async () => {
    expect(await outputOf('ended')).toEqual(['the write ended, and read 0', 'the next one read 0']);
  });

  it("does not stop the driver's watch over the server", async () => {
    expect(await outputOf('heartbeat')).toEqual(['the write ended', 'the next one read 0']);
  });
});
