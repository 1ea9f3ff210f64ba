import {
  offerTermNames,
  termName,
  termText,
  waivedProtections,
  type Offer,
  type OfferTerms,
  type TermFormat,
  type UsStateCode,
} from '@hearthway/contracts/journey';
import type { PdfBlock, PdfContent } from '../pdf/index.js';
import type { RiskStep } from './cash-at-risk.js';
import { summarizeTerms } from './offer-summary.js';

interface TermSheetFacts {
  readonly offer: Pick<Offer, 'address' | 'terms' | 'comparables'>;
  /** Of the home; `null` if it isn't known. */
  readonly state: UsStateCode | null;
  /** Of the home; empty if it isn't known. */
  readonly zipCode: string;
  readonly cashAtRisk: readonly RiskStep[];
  readonly format: TermFormat;
  readonly writtenAt: Date;
}

/**
 * An offer on paper, for the agent or attorney who writes the contract. It drafts no clauses and asks for no signature. What
 * would weaken the buyer in the seller's eyes is on a page of its own.
 */
export function termSheet({ offer, state, zipCode, cashAtRisk, format, writtenAt }: TermSheetFacts): PdfContent {
  return {
    title: 'Offer term sheet',
    lead: `${[offer.address, zipCode].filter(Boolean).join(' ')}. Written on ${format.moment(writtenAt.toISOString())}.`,
    writtenAt,
    blocks: [
      { kind: 'paragraph', text: `Buyers’ full names: ${'_'.repeat(48)}` },
      { kind: 'heading', text: 'In plain words' },
      { kind: 'list', items: summarizeTerms({ ...offer, state }, format) },
      { kind: 'heading', text: 'Terms' },
      { kind: 'table', head: ['Term', 'This offer'], rows: termRows(offer.terms, state, format) },
      ...waiverBlocks(offer.terms, state),
      {
        kind: 'note',
        text: 'This sheet is neither a contract nor legal advice. Write its terms into your state’s purchase contract with your agent or an attorney, and ask an attorney about anything special.',
      },
      { kind: 'page', text: 'For you, not for the seller' },
      { kind: 'paragraph', text: 'Take this page out before the sheet goes to the seller or the seller’s agent.' },
      ...riskBlocks(cashAtRisk, format),
      ...saleBlocks(offer, format),
    ],
  };
}

function termRows(terms: OfferTerms, state: UsStateCode | null, format: TermFormat): string[][] {
  return (Object.keys(offerTermNames) as (keyof OfferTerms)[])
    .map((term) => [termName(term, state), termText(term, terms, format)])
    .filter(([, text]) => text !== '');
}

function waiverBlocks(terms: OfferTerms, state: UsStateCode | null): PdfBlock[] {
  const waived = waivedProtections(terms);
  if (waived.length === 0) return [];
  return [
    { kind: 'heading', text: 'Rights you give up' },
    { kind: 'paragraph', text: 'Initial each one, to show that it’s your choice and not an oversight.' },
    {
      kind: 'table',
      head: ['Right to leave', 'Your initials'],
      rows: waived.map((name) => [termName(name, state), '________']),
    },
  ];
}

const riskBlocks = (steps: readonly RiskStep[], { amount }: TermFormat): PdfBlock[] => [
  { kind: 'heading', text: 'What you could lose by walking away' },
  {
    kind: 'table',
    head: ['From day', 'At risk', 'Because of'],
    rows: steps.map(({ day, cents, reason }) => [String(day), amount(cents), reason]),
  },
  { kind: 'paragraph', text: 'Day 0 is the effective date: the day the last party signs.' },
];

function saleBlocks({ comparables }: Pick<Offer, 'comparables'>, { amount, day }: TermFormat): PdfBlock[] {
  if (comparables.length === 0) return [];
  const rows = comparables.map(({ address, soldOn, priceCents, adjustmentCents, note }) => [
    address,
    day(soldOn),
    amount(priceCents),
    [adjustmentCents === 0 ? '' : amount(adjustmentCents), note].filter(Boolean).join(': '),
  ]);
  return [
    { kind: 'heading', text: 'What similar homes sold for' },
    { kind: 'table', head: ['Home', 'Sold on', 'Sold for', 'Adjusted by'], rows },
  ];
}
