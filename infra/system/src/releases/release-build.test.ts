import { expect, it } from '@jest/globals';
import { onTestFinished } from '@hearthway/tooling/testing';
import { RegistryError, type RegistryClient } from '@hearthway/tooling/release';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frontEnds, releasedProcesses } from '../system.js';
import { publishBuilds, recordProcesses, releaseBuild, releaseBuilds } from './release-build.js';

const version = '0123456789abcdef0123';
const older = 'abcdef0123456789abcd';

/** Checkout and registry in which builds of `version` follow `older` ones. `refuse` says why a release cannot be made. */
async function system(
  refuse: (slice: string, released: readonly string[]) => string | undefined,
  changes: object[] = [],
) {
  const root = await mkdtemp(join(tmpdir(), 'hearthway-system-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const folder of [...frontEnds, ...releasedProcesses.map((process) => process.folder)]) {
    await mkdir(join(root, folder, 'dist'), { recursive: true });
    await writeFile(join(root, folder, 'dist/build.json'), '{}');
  }
  const released: string[] = [];
  const reported: string[] = [];
  const answers = new Map<string, (slice: string) => unknown>([
    ['registry.find-missing-contents', () => ({ contents: [] })],
    ['registry.publish-release', () => ({ version })],
    [
      'registry.read-site',
      () => ({
        revision: 7,
        slices: frontEnds.map((slice) => ({ slice, version: older })),
        services: [
          { slice: 'gateway', version },
          { slice: 'svc-journey', version: older },
        ],
      }),
    ],
    ['registry.list-deployments', () => changes],
    [
      'registry.deploy',
      (slice) => {
        const code = refuse(slice, released);
        if (code !== undefined) throw new RegistryError(`${slice} is refused`, { code, status: 409 });
        released.push(slice);
      },
    ],
  ]);
  const registry = {
    call: async ({ id }: { id: string }, { params }: { params?: { slice: string } }) =>
      Promise.resolve(answers.get(id)?.(params?.slice ?? '')),
  } as RegistryClient;
  return { registry, root, report: (line: string) => reported.push(line), released, reported };
}

it('releases a page where it moves to after it is gone where it was', async () => {
  const moved = await system((slice, released) =>
    slice === 'mf-marketing' && !released.includes('mf-journey') ? 'deployment.refused' : undefined,
  );
  await releaseBuilds(moved, await publishBuilds(moved));
  expect(moved.released).toEqual(['shell', 'mf-journey', 'mf-admin', 'mf-marketing']);
  expect(moved.reported).toEqual([]);
});

it('leaves what is refused as it is, and says so', async () => {
  const stuck = await system((slice) => (slice === 'mf-marketing' ? 'deployment.refused' : undefined));
  await releaseBuilds(stuck, await publishBuilds(stuck));
  expect(stuck.released).toEqual(['shell', 'mf-journey', 'mf-admin']);
  expect(stuck.reported).toEqual(['release    mf-marketing stays as it is. mf-marketing is refused']);
});

it('records every process that isn’t recorded', async () => {
  const recorded = await system(() => undefined);
  await recordProcesses(recorded);
  expect(recorded.released.sort()).toEqual([
    'registry',
    'svc-analytics',
    'svc-commerce',
    'svc-identity',
    'svc-journey',
  ]);
});

it('doesn’t undo what somebody decides meanwhile', async () => {
  const changes: object[] = [];
  const meanwhile = await system(() => {
    changes.push({ version: older, withdrew: version, author: 'operator', reason: 'prices are wrong' });
    return 'deployment.outdated';
  }, changes);
  expect(await releaseBuild(meanwhile, 'mf-journey')).toBe(false);
  expect(meanwhile.reported).toEqual([expect.stringContaining(`mf-journey stays at ${older}, as operator decided`)]);
});
