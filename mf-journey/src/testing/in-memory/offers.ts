import { exampleOfferTerms } from '@hearthway/contracts/examples';
import * as journey from '@hearthway/contracts/journey';
import { Refusal, route, versionConflict } from '@hearthway/web-kit/testing';

const now = '2026-11-20T10:00:00.000Z';

export interface GivenOffers {
  readonly offers?: readonly journey.Offer[];
  readonly toolkit?: boolean;
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

/** `onAccepted` is told when an offer becomes a contract. */
export function inMemoryOffers(given: GivenOffers = {}, homes: () => readonly journey.Home[], onAccepted: () => void) {
  const { toolkit = false } = given;
  let offers = [...(given.offers ?? [])];
  const find = (id: string): journey.Offer => {
    const found = offers.find((offer) => offer.id === id);
    if (!found) throw new Refusal(404, 'offer.not-found', 'We couldn’t find that offer');
    return found;
  };
  const change = (id: string, version: number | undefined, part: Partial<journey.Offer>): journey.Offer => {
    const found = find(id);
    if (found.version !== version) throw versionConflict('offer.conflict', { yours: part, current: found });
    const changed = { ...found, ...part, version: found.version + 1 };
    offers = offers.map((offer) => (offer.id === id ? changed : offer));
    return changed;
  };
  return {
    offers: () => offers,
    routes: [
      route(journey.listOffers, () => ({ offers, toolkit, caps: { ceilingCents: null, letterCents: null } })),
      route(journey.createOffer, ({ body: { homeId } }, { idempotencyKey }) => {
        const home = homes().find(({ id }) => id === homeId);
        if (!home) throw new Refusal(400, 'offer.unknown-home', 'Choose one of your saved homes');
        const offer: journey.Offer = {
          id: idempotencyKey ?? `offer-${offers.length + 1}`,
          version: 1,
          homeId,
          address: home.address,
          status: 'draft',
          comparables: [],
          terms: { ...exampleOfferTerms, priceCents: home.priceCents },
          history: [],
          createdAt: now,
          updatedAt: now,
        };
        offers = [offer, ...offers];
        return offer;
      }),
      route(journey.changeOffer, ({ params, body }, { version }) => change(params.offerId, version, body)),
      route(journey.takeOfferStep, ({ params, body }, { version }) => {
        const before = find(params.offerId);
        const terms = body.step === 'counter' ? body.terms : before.terms;
        const by = body.step === 'counter' ? body.by : ['send', 'reopen'].includes(body.step) ? 'buyer' : 'seller';
        const history = [...before.history, { step: body.step, by, at: now, terms } as const];
        if (body.step === 'accept') onAccepted();
        return { offer: change(before.id, version, { status: statuses[body.step], terms, history }), contract: null };
      }),
      route(journey.deleteOffer, ({ params }) => {
        offers = offers.filter(({ id }) => id !== find(params.offerId).id);
        return undefined;
      }),
      route(journey.getOfferStrategies, ({ params }) => {
        find(params.offerId);
        if (!toolkit) throw new Refusal(403, 'offer.toolkit-required', 'That is part of the Offer Toolkit');
        return {
          strategies: (['conservative', 'market', 'competitive'] as const).map((name, index) => {
            const priceCents = 39_500_000 + index * 500_000;
            return { name, priceCents, indicatedCents: priceCents, cappedBy: null, reasons: [`Because of ${name}`] };
          }),
        };
      }),
      route(journey.getTermSheet, ({ params }) => {
        find(params.offerId);
        return new TextEncoder().encode('%PDF-1.7');
      }),
      route(journey.reviewOffer, ({ params }) => {
        find(params.offerId);
        return {
          checks: [
            {
              id: 'letter',
              result: 'warning' as const,
              text: 'The price is $5,000 above your letter.',
              policyRowIds: [],
            },
          ],
          cashAtRisk: [
            { day: 0, cents: 20_000, reason: 'The option or due-diligence fee' },
            { day: 22, cents: 420_000, reason: 'Your earnest money: no right to leave is left' },
          ],
          policyRows: [],
          summary: ['You offer $400,000 with a loan.'],
        };
      }),
    ],
  };
}
