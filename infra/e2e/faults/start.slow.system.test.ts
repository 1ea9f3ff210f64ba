import { removeEngineData } from '@hearthway/engines';
import { freePorts } from '@hearthway/system';
import { eventually } from '@hearthway/tooling/testing';
import { expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Long, because it may also build. */
const starting = { timeout: 200_000, interval: 100 };
const bootstrap = join(import.meta.dirname, '../../system/bootstrap.mjs');

it('npm start keeps running when its output is closed, and stops cleanly on request', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hearthway-start-'));
  const [port] = await freePorts(1);
  const child = spawn(process.execPath, [bootstrap, 'start'], {
    env: { ...process.env, PORT: String(port), HEARTHWAY_DATA: folder },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  child.stdout.once('data', () => child.stdout.destroy());
  await eventually(
    async () => expect((await fetch(`http://localhost:${port}/auth`).catch(() => undefined))?.status).toBe(200),
    starting,
  );
  await eventually(async () => expect(await readdir(folder)).toContain('running.json'), starting);
  child.kill('SIGTERM');
  expect(await closed).toBe(0);
  expect(await readdir(folder)).not.toContain('running.json');
  await removeEngineData(join(folder, 'engines'), process.env);
  await rm(folder, { recursive: true });
});
