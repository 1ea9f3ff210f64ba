import type { FinancialProfile } from '@hearthway/contracts/journey';
import { inTransaction } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import { createFinancialProfileStore } from '../../src/financial-profile/index.js';
import { completeProfile, profileWith } from '../../src/financial-profile/testing/profiles.js';

interface Provider {
  readonly connection: () => Connection;
  readonly userId: () => string;
}

/** A saved profile is at version 1. */
export function financialProfileStates({ connection, userId }: Provider) {
  const holds = async (profile: FinancialProfile | undefined) => {
    const store = createFinancialProfileStore(connection());
    await inTransaction(connection(), (transaction) => store.deleteByUser(userId(), transaction));
    if (!profile) return;
    const first = { version: 0, profile, updatedAt: new Date() };
    await inTransaction(connection(), (transaction) => store.update(userId(), first, transaction));
  };
  return {
    'a buyer has said nothing of their finances': () => holds(undefined),
    'a buyer has said all that matching lenders needs': () => holds(completeProfile),
    // Debts take too much of the income at this price, and not at a lower one.
    'a buyer has a plan that no lender fits': () =>
      holds(
        profileWith({
          plan: { ...completeProfile.plan!, targetPriceCents: 65_000_000 },
        }),
      ),
  };
}
