import { exampleLenderQuote, exampleLoanEstimate, examplePreApprovalLetter } from '@hearthway/contracts/examples';
import { lenderQuoteMaximum, loanEstimateMaximum, preApprovalLetterMaximum } from '@hearthway/contracts/journey';
import { inTransaction } from '@hearthway/service-kit';
import { growingStore, type GrowingStores, type ProviderStates } from '@hearthway/service-kit/testing/suites';
import type { Provider } from '../../testing/index.js';
import { emptyPreApproval, type PreApproval } from '../pre-approval.js';
import { createPreApprovalStore } from '../pre-approval-store.js';

interface Counts {
  readonly letters: number;
  readonly quotes: number;
  readonly estimates: number;
}

/** Similar entries with the ids `letter-1`, `quote-1`, `estimate-1`, and so on, all at their first version. */
function preApprovalWith({ letters, quotes, estimates }: Counts): PreApproval {
  const many = <Entry>(count: number, name: string, entry: Entry) =>
    Array.from({ length: count }, (_, place) => ({ id: `${name}-${place + 1}`, version: 1, ...entry }));
  return {
    letters: many(letters, 'letter', examplePreApprovalLetter),
    quotes: many(quotes, 'quote', exampleLenderQuote),
    estimates: many(estimates, 'estimate', exampleLoanEstimate),
    progress: { version: 1, payingCash: false, papers: ['photo_id'] },
  };
}

const oneOfEach = preApprovalWith({ letters: 1, quotes: 1, estimates: 1 });
const full = preApprovalWith({
  letters: preApprovalLetterMaximum,
  quotes: lenderQuoteMaximum,
  estimates: loanEstimateMaximum,
});

function keep({ connection, buyer: { userId } }: Provider, preApproval: PreApproval): Promise<void> {
  return inTransaction(connection, (transaction) =>
    createPreApprovalStore(connection).replace(userId, preApproval, null, transaction),
  );
}

export const haveNoPreApproval = (provider: Provider): Promise<void> => keep(provider, emptyPreApproval);

/** Entries have the ids in the consumers’ examples. */
export const states: ProviderStates<Provider> = {
  'a buyer is signed in and has kept nothing for a pre-approval': haveNoPreApproval,
  'a buyer is signed in and has a letter, a lender, a Loan Estimate, and papers': (provider) =>
    keep(provider, oneOfEach),
  'a buyer is signed in and has as many letters, lenders, and Loan Estimates as we keep': (provider) =>
    keep(provider, full),
};

/** A few are due, as on any given day. */
const lastGoodDayOf = (index: number): string => (index < 5 ? '2026-11-21' : '2031-01-30');

export const growingStores: GrowingStores = {
  createPreApprovalStore: growingStore({
    create: createPreApprovalStore,
    documents: {
      'pre-approvals': (index) => ({ _id: `buyer-${index}`, ...oneOfEach, lastGoodDay: lastGoodDayOf(index) }),
    },
    calls: {
      findByUser: (preApprovals, turn) => preApprovals.findByUser(`buyer-${turn}`),
      replace: (preApprovals, turn, transaction) =>
        preApprovals.replace(`buyer-${200 + turn}`, oneOfEach, '2031-02-28', transaction),
      findExpired: (preApprovals) => preApprovals.findExpired('2026-11-22', 200),
      clearExpired: (preApprovals, turn, transaction) =>
        preApprovals.clearExpired(`buyer-${400 + turn}`, '2031-01-31', transaction),
      deleteByUser: (preApprovals, turn, transaction) => preApprovals.deleteByUser(`buyer-${600 + turn}`, transaction),
      findForExport: (preApprovals, turn) => preApprovals.findForExport(`buyer-${turn}`),
    },
  }),
};
