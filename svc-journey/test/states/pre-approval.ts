import { exampleEstimateEntry, exampleLetterEntry, exampleQuoteEntry } from '@hearthway/contracts/examples';
import { inTransaction } from '@hearthway/service-kit';
import type { Connection } from 'mongoose';
import { createPreApprovalStore } from '../../src/pre-approval/index.js';

interface Provider {
  readonly connection: () => Connection;
  readonly userId: () => string;
}

/** The entries have the ids that consumers’ examples name, in their first version. */
export function preApprovalStates({ connection, userId }: Provider) {
  const keep = (isFilled: boolean) => async () => {
    const preApprovals = createPreApprovalStore(connection());
    const kept = <Entry>(id: string, entry: Entry) => (isFilled ? [{ id, version: 1, ...entry }] : []);
    await inTransaction(connection(), async (transaction) => {
      await preApprovals.deleteByUser(userId(), transaction);
      await preApprovals.findForChange(userId(), transaction);
      const preApproval = {
        letters: kept('letter-1', exampleLetterEntry),
        quotes: kept('quote-1', exampleQuoteEntry),
        estimates: kept('estimate-1', exampleEstimateEntry),
        progress: { version: isFilled ? 1 : 0, payingCash: false, papers: isFilled ? ['photo_id'] : [] },
      };
      await preApprovals.update(userId(), preApproval, null, transaction);
    });
  };
  return {
    'a buyer is signed in and has kept nothing for a pre-approval': keep(false),
    'a buyer is signed in and has a letter, a lender, a Loan Estimate, and papers': keep(true),
  };
}
