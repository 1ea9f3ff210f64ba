import { deleteAccount, register, userDeleted, userRegistered } from '@hearthway/contracts/identity';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { expect } from '@jest/globals';
import {
  jordan,
  jordanSignedIn,
  nobody,
  publishedAbout,
  type IdentityUnderTest as Provider,
} from '../../testing/index.js';
import { createUserStore } from '../user-store.js';

export const states: ProviderStates<Provider> = {
  'no user exists': nobody,
  'the user jordan exists': jordanSignedIn,
  'jordan is signed in': jordanSignedIn,
  async 'jordan is signed in, and morgan has an account'(identity) {
    const signedIn = await jordanSignedIn(identity);
    const morgan = { ...jordan, username: 'morgan', email: 'morgan@example.com' };
    expect((await identity.call(register, { body: morgan })).status).toBe(201);
    return signedIn;
  },
};

export const messages: ProviderStates<Provider> = {
  async 'a user registered'(identity) {
    const { userId } = await identity.buyer();
    return publishedAbout(identity, userId, userRegistered.type);
  },
  async 'a user deleted'(identity) {
    const { userId, token, password } = await identity.buyer();
    await identity.call(deleteAccount, { token, body: { password } });
    return publishedAbout(identity, userId, userDeleted.type);
  },
};

const now = new Date();
const passwordHash = 'hash';

const userAt = (index: number) => ({
  username: `Buyer${index}`,
  usernameKey: `buyer${index}`,
  email: `buyer${index}@example.org`,
  emailKey: `buyer${index}@example.org`,
  passwordHash,
  createdAt: now,
});
const newUserAt = (turn: number) => ({ id: `new-${turn}`, ...userAt(-1 - turn) });
const oldUserAt = (index: number) => ({ id: `user-${index}`, ...userAt(index) });

export const growingStores: GrowingStores = {
  createUserStore: growingStore({
    create: createUserStore,
    documents: { users: (index) => ({ _id: `user-${index}`, ...userAt(index) }) },
    calls: {
      refuseTaken: (users, turn) => users.refuseTaken(`Newcomer${turn}`, `newcomer${turn}@example.org`, now),
      refuseReserved: (users, turn, transaction) =>
        users.refuseReserved(`newcomer${turn}@example.org`, 'nobody', now, transaction),
      insert: (users, turn, transaction) => users.insert(newUserAt(turn), transaction),
      explainDuplicate: 'It asks what refuseTaken asks.',
      findByLogin: (users, turn) => users.findByLogin(`Buyer${turn}`),
      findById: (users, turn) => users.findById(`user-${turn}`),
      findVerifiedByEmail: (users, turn) => users.findVerifiedByEmail(`buyer${turn}@example.org`),
      takeDueReminder: (users, _turn, transaction) => users.takeDueReminder(now, transaction),
      updateLastLogin: (users, turn, transaction) => users.updateLastLogin(oldUserAt(turn), now, transaction),
      update: (users, turn, transaction) => users.update(oldUserAt(turn), { username: `BUYER${turn}` }, transaction),
      findExportTimes: (users, turn, transaction) => users.findExportTimes(`user-${turn}`, transaction),
      updateExportTimes: (users, turn, transaction) => users.updateExportTimes(`user-${turn}`, [now], transaction),
      findForExport: (users, turn) => users.findForExport(`user-${turn}`),
      delete: (users, turn, transaction) => users.delete(oldUserAt(500 + turn), transaction),
    },
  }),
};
