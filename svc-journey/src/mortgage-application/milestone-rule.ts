import type { MortgageApplicationEntry } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { MilestoneRulePart } from '../milestones/index.js';
import type { ShownContract } from '../purchase-contract/index.js';
import type { ApplicationReaders } from './application-readers.js';

interface Dependencies extends Pick<ApplicationReaders, 'readApplication'> {
  readonly readShownContract: (userId: string, transaction: Transaction | null) => Promise<ShownContract | undefined>;
}

/** What completes the milestone Mortgage Application. Paying cash does, too, since there is no loan to apply for, and so do keys. */
export function milestoneParts({ readShownContract, readApplication }: Dependencies): readonly MilestoneRulePart[] {
  const part = (text: string, isDone: (entry: MortgageApplicationEntry) => boolean): MilestoneRulePart => ({
    text,
    path: '/mortgage-application',
    async isDone(userId, transaction) {
      const shown = await readShownContract(userId, transaction);
      if (!shown) return false;
      const { id, status, terms } = shown.contract;
      return (
        status === 'closed' || terms.financing === 'cash' || isDone(await readApplication(userId, id, transaction))
      );
    },
  });
  return [
    part('Choose the Loan Estimate you go ahead with, or pay cash', ({ estimateId }) => estimateId !== null),
    part('Note the day you told that lender to go ahead', ({ intentOn }) => intentOn !== null),
    part('Note your rate lock', ({ lock }) => lock !== null),
  ];
}
