import { expect, it } from '@jest/globals';
import { checkContracts } from '../gate/index.js';
import type { GatedRelease } from '../published/index.js';
import { gatedReleases } from './gated-releases.js';

const version = '0'.repeat(20);
const contents = new Map([
  ['pact', { consumer: { name: 'mf-journey' }, provider: { name: 'svc-journey' }, interactions: [] }],
  ['contract', { provider: 'svc-journey', operations: [], events: [] }],
  ['contract of another time', { provider: 'svc-journey', endpoints: [] }],
]);

function released(slice: string, files: { pact?: string; contract: string }): GatedRelease {
  const file = (content: string) => ({ provider: 'svc-journey', content, bytes: 100 });
  return {
    ...{ slice, version, process: slice.startsWith('svc-'), pages: [] },
    pacts: files.pact === undefined ? [] : [file(files.pact)],
    contracts: [file(files.contract)],
  };
}

it.each([
  ['a consumer', 'mf-journey', { consumer: 'contract of another time', provider: 'contract' }],
  ['a provider', 'svc-journey', { consumer: 'contract', provider: 'contract of another time' }],
])('%s whose contract is in a form of another time is to be built again', async (_whose, named, kept) => {
  const { read } = gatedReleases({
    releases: { findGated: () => Promise.resolve([]) },
    contents: { read: (content) => Promise.resolve(Buffer.from(JSON.stringify(contents.get(content)))) },
  });
  const consumer = await read(released('mf-journey', { pact: 'pact', contract: kept.consumer }));
  const provider = await read(released('svc-journey', { contract: kept.provider }));
  expect(checkContracts(consumer, [provider]).problems).toEqual([
    `${named} ${version} has no contract of svc-journey: publish a new build`,
  ]);
});
