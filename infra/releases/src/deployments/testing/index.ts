import { growingStore, type GrowingStores } from '@hearthway/service-kit/testing/suites';
import { createDeploymentStore, idOf } from '../deployment-store.js';

const environment = 'local';
const deploymentAt = (index: number) => ({
  environment,
  revision: index + 1,
  slice: index % 2 === 0 ? 'mf-journey' : 'mf-admin',
  action: 'release' as const,
  version: 'a'.repeat(20),
  author: 'Team',
  reason: 'A test',
  checks: [],
});
const at = '2026-01-01T00:00:00.000Z';

export const growingStores: GrowingStores = {
  createDeploymentStore: growingStore({
    create: createDeploymentStore,
    documents: {
      deployments: (index) => ({
        ...deploymentAt(index),
        _id: idOf(environment, index + 1),
        at: new Date(at),
      }),
    },
    calls: {
      findSite: (store) => store.findSite(environment),
      add: 'It is one insert and one update by id, in a transaction that the other calls would wait for',
      findDeployments: (store, turn) =>
        store.findDeployments(environment, { ...(turn % 2 === 0 && { slice: 'mf-journey' }), limit: 50 }),
    },
  }),
};
