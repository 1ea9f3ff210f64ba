import { exampleOfferTerms, examplePurchaseTerms } from '@hearthway/contracts/examples';
import * as journey from '@hearthway/contracts/journey';
import { Refusal, route } from '@hearthway/web-kit/testing';

export interface GivenOffers {
  readonly offers?: readonly journey.Offer[];
  readonly toolkit?: boolean;
  readonly caps?: journey.OfferList['caps'];
}

const statuses: Readonly<Record<journey.OfferStep['step'], journey.OfferStatus>> = {
  send: 'sent',
  counter: 'countered',
  accept: 'accepted',
  reject: 'rejected',
  withdraw: 'withdrawn',
  expire: 'expired',
  reopen: 'sent',
};

/** Drafts that are begun have their idempotency key as their id. */
export function inMemoryOffers(
  given: GivenOffers = {},
  homes: () => readonly journey.Home[],
  acceptContract: (terms: journey.PurchaseTerms, offerId: string) => journey.PurchaseContract,
  onChanged: () => void = () => undefined,
) {
  const { toolkit = false, caps = { ceilingCents: 45_000_000, letterCents: 42_000_000 } } = given;
  let offers = [...(given.offers ?? [])];
  const find = ({ offerId }: { readonly offerId: string }): journey.Offer => {
    const found = offers.find(({ id }) => id === offerId);
    if (!found) throw new Refusal(404, 'offer.not-found', 'We couldn’t find that offer');
    return found;
  };
  const found = ({ params, headers }: Change): journey.Offer => {
    const offer = find(params);
    if (offer.version === headers['if-match']) return offer;
    throw new Refusal(409, 'offer.conflict', 'This offer changed somewhere else. Here is how it is now.');
  };
  const put = (changed: journey.Offer): journey.Offer => {
    const offer = { ...changed, version: changed.version + 1, updatedAt: new Date().toISOString() };
    offers = [offer, ...offers.filter(({ id }) => id !== offer.id)];
    onChanged();
    return offer;
  };
  const begun = (id: string, home: journey.Home): journey.Offer => ({
    id,
    version: 0,
    homeId: home.id,
    address: home.address,
    status: 'draft',
    comparables: [],
    terms: { ...exampleOfferTerms, priceCents: home.priceCents },
    history: [],
    createdAt: new Date().toISOString(),
    updatedAt: new Date().toISOString(),
  });
  return {
    offers: (): readonly journey.Offer[] => offers,
    /** As from another device. */
    changeOfferElsewhere(id: string, part: Partial<journey.Offer>) {
      put({ ...find({ offerId: id }), ...part });
    },
    routes: [
      route(journey.listOffers, () => ({ offers, toolkit, caps })),
      route(journey.createOffer, ({ headers, body }) => {
        const id = headers['idempotency-key'];
        const home = homes().find((one) => one.id === body.homeId);
        if (!home) throw new Refusal(409, 'offer.unknown-home', 'Choose one of your saved homes');
        return offers.find((offer) => offer.id === id) ?? put(begun(id, home));
      }),
      route(journey.changeOffer, (request) => put({ ...found(request), ...request.body })),
      route(journey.deleteOffer, (request) => {
        const { id } = found(request);
        offers = offers.filter((offer) => offer.id !== id);
        return undefined;
      }),
      route(journey.takeOfferStep, (request) => {
        const { body: taken } = request;
        const before = found(request);
        const { step } = taken;
        const terms = step === 'counter' ? taken.terms : before.terms;
        const others = { buyer: 'seller', seller: 'buyer' } as const;
        const by =
          step === 'counter'
            ? taken.by
            : step === 'accept' || step === 'reject'
              ? others[journey.proposedBy(before.history)]
              : 'buyer';
        const history = [...before.history, { step, by, at: new Date().toISOString(), terms }];
        const isCountered = step === 'reopen' && history.some((past) => past.step === 'counter');
        const status = isCountered ? 'countered' : statuses[step];
        const contract =
          taken.step === 'accept' ? acceptContract(contractTerms(before, taken, homes()), before.id) : null;
        return { offer: put({ ...before, status, terms, history }), contract };
      }),
      route(journey.getOfferStrategies, ({ params }) => {
        const { terms } = find(params);
        if (!toolkit) throw new Refusal(403, 'offer.toolkit-required', 'That is part of the Offer Toolkit');
        return { strategies: strategiesAround(terms.priceCents) };
      }),
      route(journey.getTermSheet, ({ params }) => {
        find(params);
        return new TextEncoder().encode('%PDF-1.7');
      }),
      route(journey.reviewOffer, ({ params }) => reviewOf(find(params), caps)),
    ],
  };
}

function contractTerms(
  { homeId, address, terms }: journey.Offer,
  { effectiveOn, timeZone }: Extract<journey.OfferStep, { step: 'accept' }>,
  homes: readonly journey.Home[],
): journey.PurchaseTerms {
  const { priceCents, financing, earnestMoneyCents, optionFeeCents, closingOn, possessionOn } = terms;
  const state = homes.find(({ id }) => id === homeId)?.state;
  if (!state) throw new Refusal(409, 'offer.no-state', 'Add the state of the home first: its deadlines depend on it');
  return {
    ...examplePurchaseTerms,
    homeId,
    address,
    state,
    priceCents,
    financing,
    earnestMoneyCents,
    optionFeeCents,
    closingOn,
    possessionOn,
    effectiveOn,
    timeZone: timeZone ?? journey.stateTimeZones[state][0],
  };
}

interface Change {
  readonly params: { readonly offerId: string };
  readonly headers: { readonly 'if-match': number };
}

function strategiesAround(askingCents: number): journey.OfferStrategies['strategies'] {
  return [
    { name: 'conservative', priceCents: askingCents - 1_500_000, reason: 'The low third of what your sales say.' },
    { name: 'market', priceCents: askingCents, reason: 'The middle of what your sales say.' },
    { name: 'competitive', priceCents: askingCents + 1_000_000, reason: 'The high third of what your sales say.' },
  ].map(({ name, priceCents, reason }) => ({
    name: name as journey.StrategyName,
    priceCents,
    indicatedCents: priceCents,
    cappedBy: null,
    reasons: [reason],
  }));
}

function reviewOf({ terms }: journey.Offer, { letterCents }: journey.OfferList['caps']): journey.OfferReview {
  const { priceCents, optionFeeCents, earnestMoneyCents } = terms;
  const dollars = (cents: number): string => `$${(cents / 100).toLocaleString('en-US')}`;
  const isCovered = letterCents !== null && priceCents <= letterCents;
  return {
    checks: [
      {
        id: 'letter',
        result: isCovered ? 'fine' : 'warning',
        text: isCovered ? 'Your letter covers the price.' : 'The price is above your letter. Ask your lender first.',
        policyRowIds: [],
      },
      {
        id: 'seller-credit',
        result: 'fine',
        text: 'The credit from the seller is within what your loan allows.',
        policyRowIds: ['conventional/seller-credit'],
      },
      {
        id: 'cash',
        result: 'missing',
        text: 'We don’t know your savings. Add them to your financial profile.',
        policyRowIds: [],
      },
    ],
    cashAtRisk: [
      { day: 0, cents: optionFeeCents, reason: 'The option fee' },
      { day: 7, cents: optionFeeCents + 50_000, reason: 'The inspection' },
      { day: 22, cents: optionFeeCents + 50_000 + earnestMoneyCents, reason: 'Your earnest money: no way out is left' },
    ],
    closingDay: 42,
    policyRows: [],
    summary: [
      `You offer ${dollars(priceCents)}, ${terms.financing === 'cash' ? 'in cash' : 'with a loan'}.`,
      `You deposit ${dollars(earnestMoneyCents)} as earnest money.`,
    ],
  };
}
