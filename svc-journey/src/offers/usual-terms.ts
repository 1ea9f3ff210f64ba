import { daysLater, type Home, type OfferTerms } from '@hearthway/contracts/journey';
import { shareOf } from '@hearthway/contracts/money';
import { rolledOver } from '../deadlines/index.js';
import type { PolicyReader } from '../policy/index.js';

/** What an offer begins with, until its buyer says something else: the asking price, and what is usual by the dated rows. */
export function usualTerms({ priceCents, state }: Home, cash: boolean, policy: PolicyReader): OfferTerms {
  const earnestMoneyCents = shareOf(priceCents, policy.value('offer/earnest-money'));
  const ofState = (right: string) => (state === null ? undefined : policy.find(`deadline/${state}/${right}`));
  return {
    priceCents,
    financing: cash ? 'cash' : 'loan',
    earnestMoneyCents,
    optionFeeCents: state === 'TX' ? Math.min(policy.value('offer/option-fee/TX'), priceCents - earnestMoneyCents) : 0,
    inspectionDays: ofState('inspection') ?? policy.value('deadline/general/inspection'),
    financingDays: cash ? null : policy.value('deadline/general/financing'),
    appraisalDays: cash ? null : policy.value('deadline/general/appraisal'),
    homeSaleDays: null,
    appraisalGapCents: 0,
    sellerCreditCents: 0,
    brokerFeeCents: 0,
    escalation: null,
    closingOn: rolledOver(daysLater(policy.date, policy.value(`offer/closing-days/${cash ? 'cash' : 'loan'}`))),
    possessionOn: null,
    inclusions: '',
    expiresAt: null,
  };
}
