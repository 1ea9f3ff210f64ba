import { accountMailRequested, requestSignInCode } from '@hearthway/contracts/identity';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import { eventually } from '@hearthway/tooling/testing';
import {
  jordan,
  jordanSignedIn,
  jordanUnconfirmed,
  mailsTo,
  type IdentityUnderTest as Provider,
} from '../../testing/index.js';
import { createAccountMailStore } from '../account-mail-store.js';

export const states: ProviderStates<Provider> = {
  async 'an email with a link to jordan is due'(identity) {
    const { userId } = await jordanUnconfirmed(identity);
    const [mailId] = await mailsTo(identity, 'email-verification', { userId });
    return { mailId: String(mailId) };
  },
  async 'an email with a code to jordan is due'(identity) {
    await jordanSignedIn(identity);
    await identity.call(requestSignInCode, { body: { username: jordan.username } });
    return { mailId: String((await mailsTo(identity, 'sign-in-code', {})).at(-1)) };
  },
};

export const messages: ProviderStates<Provider> = {
  async 'an email about an account is due'(identity) {
    const { userId } = await identity.buyer();
    const [mailId] = await mailsTo(identity, 'email-verification', { userId });
    return eventually(() => {
      const event = identity.events.find(
        ({ type, subject }) => type === accountMailRequested.type && subject === mailId,
      );
      if (!event) throw new Error('The email was not asked for');
      return event;
    });
  },
};

const now = new Date();
const later = new Date(now.getTime() + 3_600_000);
const mailAt = (index: number) => ({
  kind: 'password-reset' as const,
  sealedName: 'sealed',
  userId: `user-${index}`,
  linkHash: `hash-${index}`,
  codeHash: 'hash',
  tries: 0,
  requestedAt: now,
  expiresAt: later,
});

export const growingStores: GrowingStores = {
  createAccountMailStore: growingStore({
    create: createAccountMailStore,
    documents: { 'account-mails': (index) => ({ _id: `mail-${index}`, ...mailAt(index) }) },
    calls: {
      insert: (mails, turn, transaction) => mails.insert({ id: `new-${turn}`, ...mailAt(-1 - turn) }, transaction),
      find: (mails, turn) => mails.find(`mail-${turn}`, now),
      findByLink: (mails, turn) => mails.findByLink(['password-reset'], `hash-${turn}`, now),
      findNewestWithCode: (mails, turn) => mails.findNewestWithCode(['password-reset'], `user-${turn}`, now),
      updateIssued: (mails, turn) => mails.updateIssued(`mail-${turn}`, { expiresAt: later, sealedName: 'sealed' }),
      updateTries: (mails, turn) => mails.updateTries(`mail-${turn}`),
      delete: (mails, turn, transaction) => mails.delete(`mail-${500 + turn}`, transaction),
      deleteByKinds: (mails, turn, transaction) =>
        mails.deleteByKinds(`user-${600 + turn}`, ['password-reset'], transaction),
      deleteByUser: (mails, turn, transaction) => mails.deleteByUser(`user-${700 + turn}`, transaction),
      findForExport: (mails, turn) => mails.findForExport(`user-${turn}`),
    },
  }),
};
