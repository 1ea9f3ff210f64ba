import type { Transaction } from '@hearthway/service-kit';
import { missingForMatching } from './assessment/index.js';
import type { FinancialProfileStore } from './financial-profile-store.js';

/** Whether a buyer’s profile has all that lenders are matched by. */
export function readHasFinances({ store }: { readonly store: FinancialProfileStore }) {
  return async (userId: string, transaction?: Transaction): Promise<boolean> => {
    const stored = await store.findByUser(userId, transaction);
    return stored !== undefined && missingForMatching(stored.profile).length === 0;
  };
}
