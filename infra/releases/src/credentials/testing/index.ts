import { growingStore, type GrowingStores } from '@hearthway/service-kit/testing/suites';
import { createCredentialStore } from '../credential-store.js';

const at = new Date('2026-01-01T00:00:00Z');
const common = { name: 'Team', slices: ['mf-journey'], environments: ['local'] };

export const growingStores: GrowingStores = {
  createCredentialStore: growingStore({
    create: createCredentialStore,
    documents: {
      credentials: (index) => ({
        ...common,
        _id: `credential-${index}`,
        tokenHash: `hash-${index}`,
        expiresAt: at,
        createdAt: new Date(at.getTime() + index),
      }),
    },
    calls: {
      insert: (store, turn) => {
        const created = { credentialId: `new-${turn}`, createdAt: at.toISOString(), expiresAt: at.toISOString() };
        return store.insert({ ...common, ...created }, `new-hash-${turn}`);
      },
      findByToken: (store, turn) => store.findByToken(`hash-${turn}`),
      findAll: 'It reads all of them, of which there are a few for each team',
      revoke: (store, turn) => store.revoke(`credential-${turn}`, at),
    },
  }),
};
