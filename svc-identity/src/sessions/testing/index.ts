import { listSessions, login, logout, sessionRevoked } from '@hearthway/contracts/identity';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { expect } from '@jest/globals';
import { jordan, jordanSignedIn, publishedAbout, type IdentityUnderTest as Provider } from '../../testing/index.js';
import { createSessionStore } from '../session-store.js';

export const states: ProviderStates<Provider> = {
  async 'jordan is signed in twice'(identity) {
    const first = await jordanSignedIn(identity);
    const { username, password } = jordan;
    expect((await identity.call(login, { body: { username, password } })).status).toBe(200);
    const { body } = await identity.call(listSessions, { token: first.token });
    const other = listSessions.reply.parse(body).find(({ current }) => !current);
    return { ...first, otherSessionId: String(other?.id) };
  },
  async 'a session was revoked'(identity) {
    const { token } = await jordanSignedIn(identity);
    expect((await identity.call(logout, { token })).status).toBe(204);
  },
};

export const messages: ProviderStates<Provider> = {
  async 'a session revoked'(identity) {
    const { userId, token } = await identity.buyer();
    await identity.call(logout, { token });
    return publishedAbout(identity, userId, sessionRevoked.type);
  },
};

const now = new Date();
const later = new Date(now.getTime() + 3_600_000);
const muchLater = new Date(now.getTime() + 7_200_000);
const sessionsOfUser = 5;

const sessionAt = (index: number) => ({
  userId: `user-${Math.floor(index / sessionsOfUser)}`,
  device: null,
  createdAt: new Date(now.getTime() + index),
  lastUsedAt: now,
  expiresAt: later,
  absoluteExpiresAt: later,
  tokensExpireAt: later,
});

export const growingStores: GrowingStores = {
  createSessionStore: growingStore({
    create: createSessionStore,
    documents: {
      sessions: (index) => ({ _id: `session-${index}`, ...sessionAt(index) }),
      'refresh-secrets': (index) => ({
        _id: `hash-${index}`,
        sessionId: `session-${Math.floor(index / sessionsOfUser)}`,
        usedAt: null,
        expiresAt: later,
      }),
      revocations: (index) => ({ _id: `session-${index}`, expiresAt: index < 5 ? muchLater : later }),
    },
    calls: {
      insert: (sessions, turn, transaction) => sessions.insert({ id: `new-${turn}`, ...sessionAt(-10) }, transaction),
      findById: (sessions, turn, transaction) => sessions.findById(`session-${turn}`, transaction),
      update: (sessions, turn, transaction) =>
        sessions.update({ id: `session-${turn}`, ...sessionAt(turn) }, transaction),
      findLiveByUser: (sessions, turn) => sessions.findLiveByUser(`user-${turn}`, now),
      findIdsBeyond: (sessions, turn, transaction) => sessions.findIdsBeyond(`user-${turn}`, 2, transaction),
      findIdsByUser: (sessions, turn, transaction) => sessions.findIdsByUser(`user-${turn}`, transaction),
      delete: (sessions, turn, transaction) => sessions.delete(`session-${500 + turn}`, undefined, transaction),
      insertSecret: (sessions, turn, transaction) =>
        sessions.insertSecret({ hash: `new-${turn}`, sessionId: 'session-0', expiresAt: later }, transaction),
      useSecret: (sessions, turn, transaction) => sessions.useSecret(`hash-${turn}`, now, transaction),
      findSecret: (sessions, turn, transaction) => sessions.findSecret(`hash-${turn}`, transaction),
      findUnusedSecret: (sessions, turn, transaction) =>
        sessions.findUnusedSecret([`hash-${200 + turn}`, `hash-${400 + turn}`], transaction),
      updateSecretAnswered: (sessions, turn) => sessions.updateSecretAnswered(`hash-${turn}`, now),
      deleteSecrets: (sessions, turn, transaction) => sessions.deleteSecrets(`session-${100 + turn}`, transaction),
      insertRevocation: (sessions, turn, transaction) =>
        sessions.insertRevocation({ sessionId: `new-${turn}`, expiresAt: later }, transaction),
      findRevocations: (sessions) => sessions.findRevocations(later),
    },
  }),
};
