import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dockerRefusal } from './compose.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthway-docker-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Puts a `docker` on PATH whose subcommands exit with these codes. */
async function withDocker(codes: { info: number; compose: number }): Promise<NodeJS.ProcessEnv> {
  const script = `#!/bin/sh\ncase "$1" in info) exit ${codes.info};; compose) exit ${codes.compose};; esac\nexit 99\n`;
  await writeFile(join(folder, 'docker'), script, { mode: 0o755 });
  return { PATH: folder };
}

describe('finding a Docker engine', () => {
  it('accepts an engine with the compose plugin', async () => {
    expect(await dockerRefusal(await withDocker({ info: 0, compose: 0 }))).toBeUndefined();
  });

  it('refuses a client without an engine', async () => {
    expect(await dockerRefusal(await withDocker({ info: 1, compose: 0 }))).toBe('no Docker engine answers');
  });

  it('refuses an engine without the compose plugin', async () => {
    expect(await dockerRefusal(await withDocker({ info: 0, compose: 1 }))).toBe('Docker has no compose plugin');
  });

  it('refuses a machine without the docker command', async () => {
    expect(await dockerRefusal({ PATH: folder })).toBe('there is no Docker');
  });
});
