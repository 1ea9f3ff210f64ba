import { inspectionLimits, type InspectionStep } from '@hearthway/contracts/journey';
import { AppError, type Transaction } from '@hearthway/service-kit';
import { findToChange, requireActiveContract, type EntryRequest } from '../contract-entries/index.js';
import type { UpdateByRule } from '../milestones/index.js';
import { dayOf, formRowOn } from '../policy/index.js';
import {
  closingDayOf,
  type ContractEnding,
  type DeadlineMove,
  type DeadlineOutcome,
} from '../purchase-contract/index.js';
import { pastDecision } from './decision.js';
import { inspectionDeadlineKey, resolutionDeadlineKey, windowOf } from './inspection-window.js';
import type { SaveDependencies } from './save-inspection.js';

export interface DecisionDependencies extends SaveDependencies {
  readonly moveDeadline: (move: DeadlineMove, transaction: Transaction) => Promise<void>;
  readonly settleDeadline: (outcome: DeadlineOutcome, transaction: Transaction) => Promise<void>;
  readonly endContractOf: (ending: ContractEnding, transaction: Transaction) => Promise<boolean>;
  readonly updateMilestone: UpdateByRule;
}

/**
 * Records what the buyer decides, and does what follows in the same transaction: going ahead completes the milestone and
 * settles the deadlines of the window, an extension moves the window, and leaving ends the contract.
 * @throws AppError `contract.not-found`, `contract-entry.conflict`, `inspection.too-many-decisions`, `inspection.window-passed`,
 *   `inspection.wrong-decision`, `inspection.wrong-time`
 */
export async function decideInspection(
  dependencies: DecisionDependencies,
  request: EntryRequest,
  step: InspectionStep,
): Promise<void> {
  const { store, transaction, now, moveDeadline, settleDeadline, endContractOf, updateMilestone } = dependencies;
  const { userId, contractId, correlationId } = request;
  await transaction(async (transaction) => {
    const shown = await requireActiveContract(dependencies, request, transaction);
    const before = await findToChange(dependencies, request, transaction);
    const { decisions } = before.entry;
    // Nothing may stand in the way of leaving in time.
    if (decisions.length >= inspectionLimits.decisions && step.decision !== 'terminate') {
      throw new AppError(
        'inspection.too-many-decisions',
        `We keep ${inspectionLimits.decisions} decisions about one inspection, and you have reached that. You can still end the contract.`,
      );
    }
    const { terms } = shown.contract;
    const forms = formRowOn(dayOf(now()), terms.state);
    const window = windowOf(shown, now());
    const facts = { decisions, window, terms, closingOn: closingDayOf(shown), forms, now: now() };
    const decision = pastDecision(step, facts);
    const entry = { ...before.entry, decisions: [...decisions, decision] };
    await store.replace(userId, before, entry, now(), transaction);
    switch (step.decision) {
      case 'terminate':
        await endContractOf({ userId, of: { contractId }, correlationId }, transaction);
        break;
      case 'extend':
        await moveDeadline(
          {
            userId,
            deadlineKey: inspectionDeadlineKey,
            ownDate: step.untilOn,
            ownTime: step.untilTime,
            correlationId,
          },
          transaction,
        );
        break;
      default:
        for (const deadlineKey of [inspectionDeadlineKey, resolutionDeadlineKey]) {
          const outcome = { userId, deadlineKey, done: step.decision === 'proceed', correlationId };
          await settleDeadline(outcome, transaction);
        }
        await updateMilestone({ userId, correlationId }, transaction);
    }
  });
}
