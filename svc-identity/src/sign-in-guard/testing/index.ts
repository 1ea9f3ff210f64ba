import { growingStore, type GrowingStores } from '@hearthway/service-kit/testing/suites';
import { createSignInStore } from '../sign-in-store.js';

const now = new Date();
const later = new Date(now.getTime() + 3_600_000);

export const growingStores: GrowingStores = {
  createSignInStore: growingStore({
    create: createSignInStore,
    documents: {
      'sign-in-attempts': (index) => ({
        _id: `place-${index}`,
        account: `user-${index}`,
        failures: 1,
        expiresAt: later,
      }),
      'familiar-places': (index) => ({ _id: `place-${index}`, account: `user-${index}`, expiresAt: later }),
    },
    calls: {
      findAttempts: (signIns, turn) => signIns.findAttempts(`place-${turn}`),
      countAttempt: (signIns, turn) =>
        signIns.countAttempt({ key: `place-${turn}`, account: `user-${turn}`, now, seconds: 60, sliding: false }),
      uncountAttempt: (signIns, turn) => signIns.uncountAttempt(`place-${turn}`),
      assignTurn: (signIns, turn) => signIns.assignTurn(`user-${turn}`, now, 1),
      updateTurn: (signIns, turn) => signIns.updateTurn(`place-${turn}`, later),
      deleteTurn: (signIns, turn) => signIns.deleteTurn(`place-${turn}`, later),
      deleteAttempts: (signIns, turn, transaction) => signIns.deleteAttempts(`user-${500 + turn}`, transaction),
      findFamiliar: (signIns, turn) => signIns.findFamiliar([`place-${turn}`, `unknown-${turn}`], now),
      insertFamiliar: (signIns, turn, transaction) =>
        signIns.insertFamiliar({ key: `place-${turn}`, account: `user-${turn}`, expiresAt: later }, transaction),
      deleteFamiliar: (signIns, turn, transaction) => signIns.deleteFamiliar(`user-${500 + turn}`, transaction),
    },
  }),
};
