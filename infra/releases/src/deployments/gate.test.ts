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

/** Otherwise, the one that fails would end the registry while another is still read. */
it('what cannot be read of one release is noticed while another is read', async () => {
  const [candidate, live] = [ofProcess('svc-journey'), ofProcess('svc-identity')];
  const releases = {
    find: () => Promise.resolve([candidate, live]),
    read: (release: GatedRelease) =>
      release === live ? Promise.reject(new Error('The bucket is away')) : new Promise<never>(() => undefined),
  };
  const gate = createGate({ releases, logger: captureLog().logger } as unknown as Parameters<typeof createGate>[0]);
  const site = {
    environment: 'local',
    revision: 1,
    slices: [],
    services: [{ slice: live.slice, version, withdrawn: [], earlier: [] }],
  };
  const { checks } = await gate.checkFit({ site, slice: candidate.slice, version });
  expect(checks).toEqual([{ name: 'contracts', problems: [], notes: [expect.stringContaining('couldn’t read')] }]);
});
