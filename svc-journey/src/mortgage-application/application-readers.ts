import { estimatesOfLender, type LoanEstimate, type MortgageApplicationEntry } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { MortgageApplicationStore } from './mortgage-application-store.js';

/** Of a buyer, in order of creation. */
export type ReadEstimates = (userId: string, transaction?: Transaction | null) => Promise<readonly LoanEstimate[]>;

interface Dependencies {
  readonly store: Pick<MortgageApplicationStore, 'find'>;
  readonly readEstimates: ReadEstimates;
}

/** Reads a contract's loan application for other modules. */
export interface ApplicationReaders {
  /** Empty before the first save. A Loan Estimate that is gone is chosen no more. */
  readonly readApplication: (
    userId: string,
    contractId: string,
    transaction?: Transaction | null,
  ) => Promise<MortgageApplicationEntry>;
  /** The one that the buyer goes ahead with; `undefined` before that choice. */
  readonly readChosenEstimate: (userId: string, contractId: string) => Promise<LoanEstimate | undefined>;
  /** The chosen Loan Estimate and the others of its lender for this application, earliest first; none before that choice. */
  readonly readLenderEstimates: (
    userId: string,
    contractId: string,
    transaction?: Transaction | null,
  ) => Promise<readonly LoanEstimate[]>;
}

export function applicationReaders({ store, readEstimates }: Dependencies): ApplicationReaders {
  return {
    async readApplication(userId, contractId, transaction = null) {
      const { entry } = await store.find(userId, contractId, transaction);
      return withKept(entry, await readEstimates(userId, transaction));
    },

    async readChosenEstimate(userId, contractId) {
      const { entry } = await store.find(userId, contractId);
      return chosenEstimate(entry, await readEstimates(userId));
    },

    async readLenderEstimates(userId, contractId, transaction = null) {
      const { entry } = await store.find(userId, contractId, transaction);
      return estimatesOfApplication(entry, await readEstimates(userId, transaction));
    },
  };
}

/** The one that the buyer goes ahead with. */
export const chosenEstimate = (
  { estimateId }: Pick<MortgageApplicationEntry, 'estimateId'>,
  estimates: readonly LoanEstimate[],
): LoanEstimate | undefined => estimates.find(({ id }) => id === estimateId);

/**
 * The chosen one, and those of its lender from the day of the application on, earliest first. One from before that day is for
 * another home.
 */
export function estimatesOfApplication(
  entry: Pick<MortgageApplicationEntry, 'estimateId' | 'appliedOn'>,
  estimates: readonly LoanEstimate[],
): readonly LoanEstimate[] {
  const chosen = chosenEstimate(entry, estimates);
  if (!chosen) return [];
  const { appliedOn } = entry;
  return estimatesOfLender(estimates, chosen).filter(
    ({ id, issuedOn }) => id === chosen.id || appliedOn === null || issuedOn >= appliedOn,
  );
}

/** Without the choice of a Loan Estimate that is gone. */
export const withKept = (
  entry: MortgageApplicationEntry,
  estimates: readonly LoanEstimate[],
): MortgageApplicationEntry => ({ ...entry, estimateId: chosenEstimate(entry, estimates)?.id ?? null });
