import {
  inspectionLimits,
  type Inspection,
  type InspectionDecided,
  type InspectionEntry,
  type InspectionStep,
  type PurchaseContract,
} from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, type Transaction } from '@hearthway/service-kit';
import { dayOf, formRowOn } from '../policy/index.js';
import { pastDecision } from './decision.js';
import type { InspectionDependencies, InspectionRequest } from './dependencies.js';
import { inspectionDeadlineKey, isDecided, windowOf } from './inspection-window.js';
import { readInspection } from './read-inspection.js';
import { readForChange, replaceInspection } from './save-inspection.js';

/**
 * Records what the buyer decides, and does what follows in the same transaction: going on completes the milestone, an extension
 * moves the window, and ending ends the contract.
 * @throws AppError `inspection.not-found`, `inspection.too-many-decisions`, `inspection.window-passed`,
 *   `inspection.wrong-decision`, `inspection.wrong-time`
 * @throws VersionConflict `inspection.conflict`
 */
export async function decideInspection(
  dependencies: InspectionDependencies,
  request: InspectionRequest,
  step: InspectionStep,
): Promise<InspectionDecided> {
  const { transaction, now } = dependencies;
  const ended = await transaction(async (transaction) => {
    const { current, before } = await readForChange(dependencies, request, step, transaction);
    if (before.decisions.length >= inspectionLimits.decisions) {
      throw new AppError('inspection.too-many-decisions', problemTexts.inspectionDecisionsFull);
    }
    const { terms } = current.contract;
    const window = windowOf(current, now());
    const forms = formRowOn(dayOf(now()), terms.state);
    const decision = pastDecision(step, { decisions: before.decisions, window, terms, forms, now: now() });
    const decisions = [...before.decisions, decision];
    await replaceInspection(dependencies, request, before, { entry: entryOf(before), decisions }, transaction);
    if (step.decision === 'terminate') return endContract(dependencies, request, transaction);
    if (step.decision === 'extend') await extendWindow(dependencies, request, step, transaction);
    const { userId, correlationId } = request;
    const met = isDecided(decisions, window);
    await dependencies.updateBasis({ userId, title: 'Home Inspection', met, correlationId }, transaction);
    return null;
  });
  return { room: await readInspection(dependencies, request.userId), ended };
}

/** @throws AppError `inspection.not-found` */
async function endContract(
  dependencies: InspectionDependencies,
  { userId, contractId, correlationId }: InspectionRequest,
  transaction: Transaction,
): Promise<PurchaseContract> {
  const ended = await dependencies.endContract({ userId, contractId, correlationId }, transaction);
  if (!ended) throw new AppError('inspection.not-found', problemTexts.inspectionNotFound);
  return ended;
}

async function extendWindow(
  { moveDeadline }: InspectionDependencies,
  { userId, correlationId }: InspectionRequest,
  { untilOn: ownDate, untilTime: ownTime }: Extract<InspectionStep, { readonly decision: 'extend' }>,
  transaction: Transaction,
): Promise<void> {
  await moveDeadline({ userId, deadlineKey: inspectionDeadlineKey, ownDate, ownTime, correlationId }, transaction);
}

function entryOf({
  contractId: _contractId,
  version: _version,
  decisions: _decisions,
  updatedAt: _updatedAt,
  ...entry
}: Inspection): InspectionEntry {
  return entry;
}
