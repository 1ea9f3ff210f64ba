import { growingStore, type GrowingStores } from '@hearthway/service-kit/testing/suites';
import { createVerificationStore, idOf } from '../verification-store.js';

const verificationAt = (index: number) => ({
  provider: 'svc-journey',
  version: index.toString(16).padStart(20, '0'),
  pact: 'a'.repeat(96),
  passed: true,
  failures: [],
});
const at = new Date('2026-01-01T00:00:00Z');

export const growingStores: GrowingStores = {
  createVerificationStore: growingStore({
    create: createVerificationStore,
    documents: {
      verifications: (index) => ({ ...verificationAt(index), _id: idOf(verificationAt(index)), author: 'Team', at }),
    },
    calls: {
      record: (store, turn) => store.record(verificationAt(turn), { author: 'Team', at }),
      find: (store, turn) => store.find([verificationAt(turn)]),
    },
  }),
};
