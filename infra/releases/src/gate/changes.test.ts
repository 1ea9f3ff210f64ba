import type { Release } from '@hearthway/contracts/releases';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deploy } from '../deployments.js';
import { publishRelease } from '../publish-release.js';
import { shellBuild, sliceBuild, writeBuild } from '../testing/index.js';
import { afterChange, changes, type Change } from './changes.js';
import { judgeRelease } from './gate.js';
import { describeInterfaceFault, interfaceFaults } from './interface-gate.js';
import { versionFaults } from './version-gate.js';

let store: string;
beforeAll(async () => {
  store = await mkdtemp(join(tmpdir(), 'changes-'));
  const { version } = await publish('shell', shellBuild([{ path: '/sign-in', title: 'Sign in' }]));
  await deploy({ store, slice: 'shell', version, kind: 'release', author: 'test' });
});
afterAll(() => rm(store, { recursive: true, force: true }));

const publish = async (slice: string, contents: Record<string, string>): Promise<Release> =>
  publishRelease({ store, slice, build: await writeBuild(contents, store) });

/** What the gate says about a change, a line for each fault. */
async function judge(change: Change): Promise<string[]> {
  switch (change.kind) {
    case 'interface': {
      const { candidate, live } = afterChange(change);
      return interfaceFaults(candidate, live).map(describeInterfaceFault);
    }
    case 'versions': {
      const { platform = '1.2.0', react = '19.3.1', needs = '^19.0.0' } = change;
      return versionFaults(
        { slice: 'mf-sample', platform: '1.2.0', shared: { react: needs } },
        { platform, shared: { react } },
      );
    }
    case 'build': {
      const { pages = [{ path: '/sample', title: 'Sample' }], files = {}, name } = change;
      const contents = Object.entries({ ...sliceBuild('mf-sample', name, pages), ...files });
      const kept = contents.filter((file): file is [string, string] => file[1] !== undefined);
      try {
        const { slice, version } = await publish('mf-sample', Object.fromEntries(kept));
        return (await judgeRelease(store, slice, version)).flatMap(({ faults }) => faults);
      } catch (error) {
        return [(error as Error).message];
      }
    }
  }
}

describe('the gate', () => {
  it('knows 40 breaking and 20 harmless changes', () => {
    expect(changes.filter(({ breaks }) => breaks)).toHaveLength(40);
    expect(changes.filter(({ breaks }) => !breaks)).toHaveLength(20);
    expect(new Set(changes.map(({ name }) => name)).size).toBe(60);
  });

  it.each(changes.filter(({ breaks }) => breaks).map((change) => [change.name, change] as const))(
    'refuses that %s, and names who breaks, and where',
    async (_, change) => {
      const faults = await judge(change);
      expect(faults).toHaveLength(1);
      expect(faults[0]).toContain(change.breaks?.consumer);
      expect(faults[0]).toContain(change.breaks?.field);
    },
  );

  it.each(changes.filter(({ breaks }) => !breaks).map((change) => [change.name, change] as const))(
    'allows that %s',
    async (_, change) => {
      expect(await judge(change)).toEqual([]);
    },
  );
});
