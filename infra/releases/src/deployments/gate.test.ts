import { captureLog } from '@hearthway/service-kit/testing';
import { expect, it } from '@jest/globals';
import type { GatedRelease } from '../published/index.js';
import { createGate } from './gate.js';

const version = '0'.repeat(20);
const ofProcess = (slice: string): GatedRelease => ({
  slice,
  version,
  process: true,
  pages: [],
  pacts: [],
  contracts: [],
});

const [candidate, live] = [ofProcess('svc-journey'), ofProcess('svc-identity')];

function fitWith(read: (release: GatedRelease) => Promise<never>, patienceMilliseconds: number) {
  const releases = { find: () => Promise.resolve([candidate, live]), read };
  const dependencies = { releases, logger: captureLog().logger, patienceMilliseconds };
  const gate = createGate(dependencies as unknown as Parameters<typeof createGate>[0]);
  const services = [{ slice: live.slice, version, withdrawn: [], earlier: [] }];
  const site = { environment: 'local', revision: 1, slices: [], services };
  return gate.checkFit({ site, slice: candidate.slice, version });
}

const never = () => new Promise<never>(() => undefined);
const unread = [{ name: 'contracts', problems: [], notes: [expect.stringContaining('couldn’t read')] }];

/** Otherwise, the one that fails would end the registry while another is still read. */
it('what cannot be read of one release is noticed while another is read', async () => {
  const { checks } = await fitWith(
    (release) => (release === live ? Promise.reject(new Error('The bucket is away')) : never()),
    3_600_000,
  );
  expect(checks).toEqual(unread);
});

it('a bucket that doesn’t answer stops no rollback', async () => {
  expect((await fitWith(never, 50)).checks).toEqual(unread);
});
