import { growingStore, storeGrowthSuite } from '@hearthway/service-kit/testing/suites';
import { join } from 'node:path';
import { createDataExportStore } from '../src/data-exports/index.js';
import { createSessionStore } from '../src/sessions/index.js';
import { createSignInStore } from '../src/sign-in-guard/index.js';
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
  device: null,
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
        insert: (users, turn, transaction) => users.insert(newUserAt(turn), transaction),
        explainDuplicate: 'It asks what refuseTaken asks.',
        findByLogin: (users, turn) => users.findByLogin(`Buyer${turn}`),
        findById: (users, turn) => users.findById(`user-${turn}`),
        updateLastLogin: (users, turn, transaction) => users.updateLastLogin(oldUserAt(turn), now, transaction),
        update: (users, turn, transaction) => users.update(oldUserAt(turn), { username: `BUYER${turn}` }, transaction),
        findExportTimes: (users, turn, transaction) => users.findExportTimes(`user-${turn}`, transaction),
        updateExportTimes: (users, turn, transaction) => users.updateExportTimes(`user-${turn}`, [now], transaction),
        findForExport: (users, turn) => users.findForExport(`user-${turn}`),
        delete: (users, turn, transaction) => users.delete(oldUserAt(500 + turn), transaction),
      },
    }),
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
    createDataExportStore: growingStore({
      create: createDataExportStore,
      documents: { 'data-exports': (index) => ({ _id: `export-${index}`, ...dataExportAt(index) }) },
      calls: {
        insert: (exports, turn, transaction) =>
          exports.insert({ id: `new-${turn}`, ...dataExportAt(-1 - turn) }, transaction),
        findNewest: (exports, turn, transaction) => exports.findNewest(`user-${turn}`, transaction),
        findOwn: (exports, turn) => exports.findOwn(`export-${turn}`, `user-${turn}`, now),
        insertPart: (exports, turn, transaction) =>
          exports.insertPart(`export-${turn}`, { service: 'journey', encrypted: 'sealed' }, transaction),
        deleteByUser: (exports, turn, transaction) => exports.deleteByUser(`user-${500 + turn}`, transaction),
      },
    }),
  },
});
