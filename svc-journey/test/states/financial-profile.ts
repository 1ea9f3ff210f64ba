import type { FinancialProfile } from '@hearthway/contracts/journey';
import { inTransaction } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import { createFinancialProfileStore } from '../../src/financial-profile/index.js';
import { completeProfile } from '../../src/financial-profile/testing/profiles.js';

interface Provider {
  readonly connection: () => Connection;
  readonly userId: () => string;
}

/** A saved profile is at version 1. */
export function financialProfileStates({ connection, userId }: Provider) {
  const holds = async (profile: FinancialProfile | undefined) => {
    const store = createFinancialProfileStore(connection());
    await inTransaction(connection(), (transaction) => store.deleteByUser(userId(), transaction));
    if (profile) await store.update(userId(), 0, profile, new Date());
  };
  return {
    'a buyer has said nothing of their finances': () => holds(undefined),
    'a buyer has said all that matching lenders needs': () => holds(completeProfile),
  };
}
