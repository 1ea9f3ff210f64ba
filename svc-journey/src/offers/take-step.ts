import { offerLimits, type Offer, type OfferStep, type OfferStepResult } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, type Transaction } from '@hearthway/service-kit';
import { readOffer, saveOffer } from './change-offer.js';
import { readContractTerms, type OfferAcceptance } from './contract-terms.js';
import type { OfferDependencies, OfferRequest } from './dependencies.js';
import type { StoredOffer } from './offer-store.js';
import { afterStep } from './steps.js';

/**
 * Records what happened to an offer, in one transaction. While it waits for an answer, its home is in the column Offer; accepted,
 * it becomes the contract.
 * @throws AppError `day.in-future`, `offer.not-found`, `offer.wrong-status`, `offer.no-state`, `offer.too-many-steps`, `offer.unusable-terms`,
 * `contract.exists`, `contract.too-many`, `contract.unknown-home`
 * @throws VersionConflict `offer.conflict`
 */
export async function takeStep(
  dependencies: OfferDependencies,
  request: OfferRequest,
  step: OfferStep,
): Promise<OfferStepResult> {
  const { transaction, now } = dependencies;
  return transaction(async (transaction) => {
    const before = await readOffer(dependencies, request, step, transaction);
    const after = afterStep(before, step, now().toISOString());
    if (!after) throw new AppError('offer.wrong-status', problemTexts.offerWrongStatus);
    if (after.history.length > offerLimits.history)
      throw new AppError('offer.too-many-steps', problemTexts.offerStepsFull);
    const offer = await saveOffer(dependencies, before, { ...before, ...after }, step, transaction);
    if (step.step === 'reopen' && before.status === 'accepted') {
      await takeContractBack(dependencies, offer, request, transaction);
    }
    await moveHome(dependencies, offer, request, transaction);
    if (step.step !== 'accept') return { offer, contract: null };
    const contract = await acceptOffer(dependencies, before, { offer, request, acceptance: step }, transaction);
    return { offer, contract };
  });
}

/** The home of an accepted offer follows the contract. */
async function moveHome(
  { store, takeTurnOnBoard, putHomeUnderOffer, returnHomeFromOffer }: OfferDependencies,
  { homeId, status }: Offer,
  { userId, correlationId }: OfferRequest,
  transaction: Transaction,
): Promise<void> {
  if (status === 'accepted') return;
  await takeTurnOnBoard(userId, transaction);
  const isLive = await store.hasLive(userId, homeId, transaction);
  await (isLive ? putHomeUnderOffer : returnHomeFromOffer)({ userId, homeId, correlationId }, transaction);
}

/** @throws AppError `offer.wrong-status` if the contract ended since, which ends the offer for good */
async function takeContractBack(
  dependencies: OfferDependencies,
  offer: Offer,
  request: OfferRequest,
  transaction: Transaction,
): Promise<void> {
  const { userId, correlationId } = request;
  if (!(await dependencies.endContractOf({ userId, offerId: offer.id, correlationId }, transaction))) {
    throw new AppError('offer.wrong-status', problemTexts.offerWrongStatus);
  }
}

interface AcceptedOffer {
  readonly offer: Offer;
  readonly request: OfferRequest;
  readonly acceptance: OfferAcceptance;
}

async function acceptOffer(
  { findHome, acceptContract, newId }: OfferDependencies,
  { userId, homeId }: StoredOffer,
  { offer, request: { correlationId }, acceptance }: AcceptedOffer,
  transaction: Transaction,
) {
  const home = await findHome(userId, homeId);
  if (!home?.state) throw new AppError('offer.no-state', problemTexts.offerNoState);
  const read = readContractTerms(offer, home.state, acceptance);
  if ('problem' in read) {
    const details = [{ path: `body.${read.field}`, message: read.problem }];
    throw new AppError('offer.unusable-terms', read.problem, { details });
  }
  return acceptContract(
    { userId, contractId: newId(), terms: read.terms, offerId: offer.id, correlationId },
    transaction,
  );
}
