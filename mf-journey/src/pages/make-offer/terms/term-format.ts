import { offerTermNames, termText, type OfferTerms, type TermFormat } from '@hearthway/contracts/journey';
import { formatCents } from '@hearthway/web-kit/money';
import { formatMoment, formatShortDay, startOf } from '../../../features/local-time/index.js';

/** In the buyer’s time zone. */
const format: TermFormat = {
  amount: formatCents,
  day: (day) => formatShortDay(startOf(day)),
  moment: (moment) => formatMoment(new Date(moment)),
};

export const termNames = Object.keys(offerTermNames) as readonly (keyof OfferTerms)[];

/** A term in words; empty if the offer doesn’t have it. */
export const textOf = (term: keyof OfferTerms, terms: OfferTerms): string => termText(term, terms, format);
