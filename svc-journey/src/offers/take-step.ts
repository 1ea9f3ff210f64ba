import {
  liveStatuses,
  type OfferStep,
  type OfferStepResult,
  type PurchaseContract,
} from '@hearthway/contracts/journey';
import { AppError, type Dependencies, type Transaction } from '@hearthway/service-kit';
import type { KeepEvents } from '../calendar-events/index.js';
import type { BoardMoves } from '../homes/index.js';
import type { Acceptance, ContractEnding } from '../purchase-contract/index.js';
import { answerEntries, comingAnswerEntries } from './answer-entries.js';
import { requireOffer, type OfferChangeDependencies, type OfferRequest } from './change-offers.js';
import { contractTerms, type AcceptStep } from './contract-terms.js';
import { afterStep, wrongStatus } from './offer-steps.js';
import { shown, type StoredOffer } from './offer-store.js';

export interface StepDependencies
  extends OfferChangeDependencies, Pick<Dependencies, 'newId'>, Pick<BoardMoves, 'putUnderOffer' | 'moveBack'> {
  readonly keepEvents: KeepEvents;
  /** @throws AppError `contract.exists`, `contract.too-many`, `contract.unknown-home`, `day.in-future` */
  readonly acceptContract: (acceptance: Acceptance, transaction: Transaction) => Promise<PurchaseContract>;
  /** False if the contract that came of the offer isn't the active one. */
  readonly endContractOf: (ending: ContractEnding, transaction: Transaction) => Promise<boolean>;
}

/**
 * Records what happened to an offer, in one transaction. As long as it waits for an answer, its home is in the column Offer and
 * its answer in the calendar; accepted, it becomes the contract.
 * @throws AppError everything that the operation names
 */
export async function takeStep(
  dependencies: StepDependencies,
  request: OfferRequest,
  step: OfferStep,
): Promise<OfferStepResult> {
  const { store, transaction, now, keepEvents, endContractOf, updateMilestone } = dependencies;
  const { userId, offerId, correlationId } = request;
  return transaction(async (transaction) => {
    const before = await requireOffer(store, request, transaction);
    const after = afterStep(before, step, now());
    await store.save(after, transaction);
    // Once the contract has ended in another way, so has its offer.
    if (before.status === 'accepted' && !(await endContractOf({ userId, of: { offerId }, correlationId }, transaction)))
      throw wrongStatus();
    const contract =
      step.step === 'accept' ? await becomeContract(dependencies, request, after, step, transaction) : null;
    if (!contract) await moveHome(dependencies, request, after.homeId, transaction);
    const answers = { before: answerEntries(before), after: comingAnswerEntries(after, now()) };
    await keepEvents({ userId, source: `offer:${offerId}`, ...answers }, transaction);
    await updateMilestone(request, transaction);
    return { offer: shown(after), contract };
  });
}

async function becomeContract(
  { readHome, acceptContract, newId }: StepDependencies,
  { userId, offerId, correlationId }: OfferRequest,
  offer: StoredOffer,
  step: AcceptStep,
  transaction: Transaction,
): Promise<PurchaseContract> {
  const home = await readHome(userId, offer.homeId, transaction);
  if (!home) {
    throw new AppError(
      'contract.unknown-home',
      'This home isn’t on your board anymore. Enter the signed contract instead.',
    );
  }
  if (!home.state) {
    throw new AppError('offer.no-state', 'Add the state to this home first. Its rules set your deadlines.');
  }
  const terms = contractTerms(offer, { state: home.state, yearBuilt: home.yearBuilt }, step);
  return acceptContract({ userId, contractId: newId(), terms, offerId, correlationId }, transaction);
}

async function moveHome(
  { store, putUnderOffer, moveBack }: StepDependencies,
  { userId, correlationId }: OfferRequest,
  homeId: string,
  transaction: Transaction,
): Promise<void> {
  const move = { userId, homeId, correlationId };
  const live = await store.count(userId, { homeId, statuses: liveStatuses }, transaction);
  if (live > 0) await putUnderOffer(move, transaction);
  else await moveBack({ ...move, from: 'offer', to: 'shortlist' }, transaction);
}
