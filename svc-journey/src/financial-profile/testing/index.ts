import { emptyFinancialProfile, type FinancialProfile } from '@hearthway/contracts/journey';
import { inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import type { Connection } from 'mongoose';
import type { Provider } from '../../testing/index.js';
import { createFinancialProfileStore } from '../financial-profile-store.js';
import { completeProfile } from './profiles.js';

/** Everything that lender matching needs, with these answers. */
export const haveCompleteProfile = (
  connection: Connection,
  userId: string,
  answers: Partial<FinancialProfile> = {},
): Promise<void> => haveProfile(connection, userId, { ...completeProfile, ...answers });

/** A saved profile is at version 1. */
async function haveProfile(connection: Connection, userId: string, profile?: FinancialProfile): Promise<void> {
  const store = createFinancialProfileStore(connection);
  await inTransaction(connection, async (transaction) => {
    await store.deleteByUser(userId, transaction);
    if (profile) await store.update({ userId, version: 0, profile, updatedAt: new Date() }, transaction);
  });
}

export const states: ProviderStates<Provider> = {
  'a buyer has said nothing of their finances': ({ connection, buyer }) => haveProfile(connection, buyer.userId),
  'a buyer has said all that matching lenders needs': ({ connection, buyer }) =>
    haveCompleteProfile(connection, buyer.userId),
};

const now = new Date();

export const growingStores: GrowingStores = {
  createFinancialProfileStore: growingStore({
    create: createFinancialProfileStore,
    documents: {
      'financial-profiles': (index) => ({
        _id: `buyer-${index}`,
        version: 1,
        updatedAt: now,
        profile: emptyFinancialProfile,
      }),
    },
    calls: {
      findByUser: (profiles, turn) => profiles.findByUser(`buyer-${turn}`),
      update: (profiles, turn, transaction) =>
        profiles.update(
          { userId: `buyer-${turn}`, version: 1, profile: emptyFinancialProfile, updatedAt: now },
          transaction,
        ),
      deleteByUser: (profiles, turn, transaction) => profiles.deleteByUser(`buyer-${500 + turn}`, transaction),
      findForExport: (profiles, turn) => profiles.findForExport(`buyer-${turn}`),
    },
  }),
};
