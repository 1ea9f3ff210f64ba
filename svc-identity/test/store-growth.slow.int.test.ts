import { growingStore, storeGrowthSuite } from '@hearthway/service-kit/testing';
import { join } from 'node:path';
import { createAccountMailStore } from '../src/account-links/index.js';
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
  emailVerifiedAt: null,
  passwordHash,
  createdAt: now,
});
const newUserAt = (turn: number) => ({ id: `new-${turn}`, ...userAt(-1 - turn) });
const oldUserAt = (index: number) => ({ id: `user-${index}`, ...userAt(index) });

const sessionAt = (index: number) => ({
  userId: `user-${Math.floor(index / sessionsOfUser)}`,
  device: 'Firefox on Windows',
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

const mailAt = (index: number) => ({
  kind: 'password-reset' as const,
  addressKey: `address-${index}`,
  sealedAddress: 'sealed',
  userId: `user-${index}`,
  linkHash: `hash-${index}`,
  linkExpiresAt: later,
  requestedAt: now,
  lapsesAt: later,
  deleteAt: muchLater,
});
const ownerAt = (index: number) => ({ userId: `user-${index}`, addressKey: `address-${index}` });

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
        findByEmail: (users, turn) => users.findByEmail(`Buyer${turn}@example.org`),
        updateVerified: (users, turn, transaction) => users.updateVerified(oldUserAt(turn), now, transaction),
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
    createAccountMailStore: growingStore({
      create: createAccountMailStore,
      documents: {
        'account-mails': (index) => ({ _id: `mail-${index}`, ...mailAt(index) }),
        'account-mail-counts': (index) => ({ _id: `count-${index}`, count: 1, expiresAt: later }),
      },
      calls: {
        insert: (mails, turn, transaction) => mails.insert({ id: `new-${turn}`, ...mailAt(-1 - turn) }, transaction),
        find: (mails, turn) => mails.find(`mail-${turn}`),
        findByLink: (mails, turn) => mails.findByLink('password-reset', `hash-${turn}`, now),
        updateLink: (mails, turn) =>
          mails.updateLink(`mail-${turn}`, {
            userId: `user-${turn}`,
            linkHash: `other-${turn}`,
            linkExpiresAt: later,
          }),
        deleteLink: (mails, turn, transaction) => mails.deleteLink(`hash-${300 + turn}`, transaction),
        deleteByKind: (mails, turn, transaction) =>
          mails.deleteByKind(ownerAt(400 + turn), 'password-reset', transaction),
        deleteByUser: (mails, turn, transaction) => mails.deleteByUser(ownerAt(500 + turn), transaction),
        findForExport: (mails, turn) => mails.findForExport(ownerAt(turn)),
        incrementCount: (mails, turn) => mails.incrementCount({ key: `count-${turn}`, expiresAt: later }, 5),
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
