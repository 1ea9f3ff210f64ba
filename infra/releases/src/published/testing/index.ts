import { growingStore, type GrowingStores } from '@hearthway/service-kit/testing/suites';
import { createReleaseStore } from '../release-store.js';

/** A hundred slices. */
const sliceAt = (index: number) => `mf-${String.fromCharCode(97 + (index % 10), 97 + (Math.trunc(index / 10) % 10))}`;
const versionAt = (index: number) => index.toString(16).padStart(20, '0');
const releaseAt = (index: number) => ({
  slice: sliceAt(index),
  version: versionAt(index),
  entry: { scripts: [], preloads: [], styles: [], fonts: [] },
  pages: [{ path: '/plan', title: 'Plan', access: 'buyer' as const, scripts: [], styles: [] }],
  files: [],
});
const pactAt = (index: number) => ({
  provider: 'svc-journey',
  content: index.toString(16).padStart(96, '0'),
  bytes: 2,
});
const newAt = (index: number) => {
  const release = releaseAt(index);
  const { slice, version } = release;
  return { slice, described: { version, release, pacts: [pactAt(index)], contracts: [] }, files: 1, bytes: 1 };
};
const at = '2026-01-01T00:00:00.000Z';

export const growingStores: GrowingStores = {
  createReleaseStore: growingStore({
    create: createReleaseStore,
    documents: {
      releases: (index) => ({
        _id: `${sliceAt(index)}/${versionAt(index)}`,
        slice: sliceAt(index),
        version: versionAt(index),
        body: JSON.stringify(releaseAt(index)),
        gate: '{}',
        pacts: [pactAt(index)],
        contracts: [],
        files: 1,
        bytes: 1,
        author: 'Team',
        publishedAt: new Date(at),
        lastPublishedAt: new Date(Date.parse(at) + index),
      }),
    },
    calls: {
      findServed: (store, turn) => store.findServed(releaseAt(turn)),
      renew: (store, turn) => store.renew(releaseAt(turn), at),
      add: (store, turn) => store.add(newAt(1_000_000 + turn), { author: 'Team', publishedAt: at }),
      findNewest: (store, turn) => store.findNewest(sliceAt(turn)),
      findGated: (store, turn) => store.findGated([releaseAt(turn)]),
      findNewestOfEach: (store) => store.findNewestOfEach(),
      hasPact: (store, turn) => store.hasPact('svc-journey', pactAt(turn).content),
    },
  }),
};
