import { growingStore, storeGrowthSuite } from '@hearthway/service-kit/testing';
import { join } from 'node:path';
import { createDataExportStore } from '../src/data-exports/index.js';
import { createRefreshSecretStore, createRevocationStore, createSessionStore } from '../src/sessions/index.js';
import { createAttemptStore, createFamiliarPlaceStore } from '../src/sign-in-guard/index.js';
import { createUserStore } from '../src/users/index.js';

const now = new Date();
const later = new Date(now.getTime() + 3_600_000);
const muchLater = new Date(now.getTime() + 7_200_000);
const passwordHash = 'hash';
const sessionsOfUser = 5;

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

const sessionAt = (index: number) => ({
  userId: `user-${Math.floor(index / sessionsOfUser)}`,
  createdAt: new Date(now.getTime() + index),
  lastUsedAt: now,
  expiresAt: later,
  absoluteExpiresAt: later,
  tokensExpireAt: later,
});

const dataExportAt = (index: number) => ({
  userId: `user-${index}`,
  requestedAt: now,
  expiresAt: later,
  sealedPrivateKey: 'sealed',
  parts: [],
});

storeGrowthSuite({
  folder: join(import.meta.dirname, '../src'),
  stores: {
    createAdminStore: 'One account, or a few.',
    createSigningKeyStore: 'A key lives for days; what has expired is removed.',
    createUserStore: growingStore({
      create: createUserStore,
      documents: { users: (index) => ({ _id: `user-${index}`, ...userAt(index) }) },
      calls: {
        refuseTaken: (users, turn) => users.refuseTaken(`Newcomer${turn}`, `newcomer${turn}@example.org`),
        add: (users, turn, transaction) => users.add(transaction, newUserAt(turn)),
        explainDuplicate: 'It asks what refuseTaken asks.',
        findByLogin: (users, turn) => users.findByLogin(`Buyer${turn}`),
        find: (users, turn) => users.find(`user-${turn}`),
        noteLogin: (users, turn, transaction) => users.noteLogin(transaction, oldUserAt(turn), now),
        change: (users, turn, transaction) => users.change(transaction, oldUserAt(turn), { username: `BUYER${turn}` }),
        dataExportsOf: (users, turn, transaction) => users.dataExportsOf(transaction, `user-${turn}`),
        noteDataExports: (users, turn, transaction) => users.noteDataExports(transaction, `user-${turn}`, [now]),
        exportOf: (users, turn) => users.exportOf(`user-${turn}`),
        remove: (users, turn, transaction) => users.remove(transaction, oldUserAt(500 + turn)),
      },
    }),
    createSessionStore: growingStore({
      create: createSessionStore,
      documents: { sessions: (index) => ({ _id: `session-${index}`, ...sessionAt(index) }) },
      calls: {
        add: (sessions, turn, transaction) => sessions.add(transaction, { id: `new-${turn}`, ...sessionAt(-10) }),
        find: (sessions, turn, transaction) => sessions.find(transaction, `session-${turn}`),
        update: (sessions, turn, transaction) =>
          sessions.update(transaction, { id: `session-${turn}`, ...sessionAt(turn) }),
        listLive: (sessions, turn) => sessions.listLive(`user-${turn}`, now),
        take: (sessions, turn, transaction) => sessions.take(transaction, `session-${500 + turn}`),
        idsBeyond: (sessions, turn, transaction) => sessions.idsBeyond(transaction, `user-${turn}`, 2),
        idsOf: (sessions, turn, transaction) => sessions.idsOf(transaction, `user-${turn}`),
      },
    }),
    createRefreshSecretStore: growingStore({
      create: createRefreshSecretStore,
      documents: {
        'refresh-secrets': (index) => ({
          _id: `hash-${index}`,
          sessionId: `session-${Math.floor(index / sessionsOfUser)}`,
          usedAt: null,
          expiresAt: later,
        }),
      },
      calls: {
        add: (secrets, turn, transaction) =>
          secrets.add(transaction, { hash: `new-${turn}`, sessionId: 'session-0', expiresAt: later }),
        use: (secrets, turn, transaction) => secrets.use(transaction, `hash-${turn}`, now),
        find: (secrets, turn, transaction) => secrets.find(transaction, `hash-${turn}`),
        findUnused: (secrets, turn, transaction) =>
          secrets.findUnused(transaction, [`hash-${200 + turn}`, `hash-${400 + turn}`]),
        noteAnswer: (secrets, turn) => secrets.noteAnswer(`hash-${turn}`, now),
        removeOf: (secrets, turn, transaction) => secrets.removeOf(transaction, `session-${100 + turn}`),
      },
    }),
    createAttemptStore: growingStore({
      create: createAttemptStore,
      documents: {
        'sign-in-attempts': (index) => ({
          _id: `place-${index}`,
          account: `user-${index}`,
          failures: 1,
          expiresAt: later,
        }),
      },
      calls: {
        find: (attempts, turn) => attempts.find(`place-${turn}`),
        add: (attempts, turn) =>
          attempts.add({ key: `place-${turn}`, account: `user-${turn}`, now, seconds: 60, sliding: false }),
        giveBack: (attempts, turn) => attempts.giveBack(`place-${turn}`),
        nextTurn: (attempts, turn) => attempts.nextTurn(`user-${turn}`, now, 1),
        giveTurn: (attempts, turn) => attempts.giveTurn(`place-${turn}`, later),
        useTurn: (attempts, turn) => attempts.useTurn(`place-${turn}`, later),
        erase: (attempts, turn, transaction) => attempts.erase(transaction, `user-${500 + turn}`),
      },
    }),
    createFamiliarPlaceStore: growingStore({
      create: createFamiliarPlaceStore,
      documents: {
        'familiar-places': (index) => ({ _id: `place-${index}`, account: `user-${index}`, expiresAt: later }),
      },
      calls: {
        knownAmong: (places, turn) => places.knownAmong([`place-${turn}`, `unknown-${turn}`], now),
        remember: (places, turn, transaction) =>
          places.remember(transaction, { key: `place-${turn}`, account: `user-${turn}`, expiresAt: later }),
        erase: (places, turn, transaction) => places.erase(transaction, `user-${500 + turn}`),
      },
    }),
    createRevocationStore: growingStore({
      create: createRevocationStore,
      documents: { revocations: (index) => ({ _id: `session-${index}`, expiresAt: index < 5 ? muchLater : later }) },
      calls: {
        add: (revocations, turn, transaction) =>
          revocations.add(transaction, { sessionId: `new-${turn}`, expiresAt: later }),
        list: (revocations) => revocations.list(later),
      },
    }),
    createDataExportStore: growingStore({
      create: createDataExportStore,
      documents: { 'data-exports': (index) => ({ _id: `export-${index}`, ...dataExportAt(index) }) },
      calls: {
        add: (exports, turn, transaction) =>
          exports.add(transaction, { id: `new-${turn}`, ...dataExportAt(-1 - turn) }),
        newestOf: (exports, turn, transaction) => exports.newestOf(transaction, `user-${turn}`),
        find: (exports, turn) => exports.find(`export-${turn}`, `user-${turn}`, now),
        addPart: (exports, turn, transaction) =>
          exports.addPart(transaction, `export-${turn}`, { service: 'journey', encrypted: 'sealed' }),
        erase: (exports, turn, transaction) => exports.erase(transaction, `user-${500 + turn}`),
      },
    }),
  },
});
