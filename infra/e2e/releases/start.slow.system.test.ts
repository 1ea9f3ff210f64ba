import { removeEngineData } from '@hearthway/engines';
import { freePorts, releasedProcesses, repositoryRoot } from '@hearthway/system';
import { sliceBuild, writeBuild } from '@hearthway/releases/testing';
import { eventually } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runNpm } from '../faults/npm-process.js';
import { runRelease } from './release-command.js';

/** Long, because it may also build. */
const starting = { timeout: 200_000, interval: 100 };

let folder: string;
let environment: Readonly<Record<string, string>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hearthway-start-'));
  const [port] = await freePorts(1);
  environment = { PORT: String(port), HEARTHWAY_DATA: join(folder, 'data') };
});
afterAll(async () => {
  await removeEngineData(join(folder, 'data/engines'), process.env);
  await rm(folder, { recursive: true, force: true });
});

const release = (...words: string[]) => runRelease(words, { folder: repositoryRoot, environment });

/** Calls `work` while `npm start` runs. @returns what npm start printed */
async function whileRunning(work: () => Promise<void>): Promise<string> {
  const npm = runNpm(['start'], { environment: { ...process.env, ...environment } });
  try {
    await eventually(() => expect(npm.output()).toContain('ready      '), starting);
    await work();
  } finally {
    npm.child.kill('SIGTERM');
    await npm.ended;
    await npm.tree.stop();
  }
  return npm.output();
}

it('npm start leaves what a rollback made live', async () => {
  let built = '';
  let other = '';
  await whileRunning(async () => {
    const { value } = await release('status', 'mf-admin');
    [{ version: built }] = (value as { slices: [{ version: string }] }).slices;
    const build = await writeBuild(sliceBuild('mf-admin', { pages: [{ path: '/admin' }] }), folder);
    const published = await release('publish', 'mf-admin', '--build', build);
    ({ version: other } = published.value as { version: string });
    // There is nothing in it that a browser could show.
    expect((await release('release', 'mf-admin', other, '--force')).code).toBe(0);
    expect((await release('release', 'mf-admin', built)).code).toBe(0);
    expect((await release('rollback', 'mf-admin')).value).toMatchObject({ version: other, withdrew: built });
  });
  const printed = await whileRunning(async () => {
    expect((await release('status', 'mf-admin')).value).toMatchObject({ slices: [{ version: other }] });
    const { services } = (await release('status')).value as { services: { slice: string }[] };
    expect(services.map(({ slice }) => slice).sort()).toEqual(releasedProcesses.map(({ slice }) => slice).sort());
  });
  expect(printed).toContain(`mf-admin stays at ${other}`);
  expect(printed).toContain(`npm run release -- release mf-admin ${built}`);
});
