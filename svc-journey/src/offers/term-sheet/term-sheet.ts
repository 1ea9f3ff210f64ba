import { offerTermNames, termText, type Offer, type OfferReview, type TermFormat } from '@hearthway/contracts/journey';
import type { PdfBlock, PdfContent } from '../../pdf/index.js';
import { summarizeTerms, withoutAppraisal } from './summary.js';

export interface TermSheetFacts {
  readonly offer: Pick<Offer, 'address' | 'terms' | 'comparables'>;
  readonly cashAtRisk: readonly OfferReview['cashAtRisk'][number][];
  readonly format: TermFormat;
  readonly writtenAt: Date;
}

/** An offer on paper: for the agent or attorney who writes the contract. It drafts no clauses and asks for no signature. */
export function termSheet({ offer, cashAtRisk, format, writtenAt }: TermSheetFacts): PdfContent {
  const { address, terms, comparables } = offer;
  const { amount, day } = format;
  const waived = waivedRights(terms);
  const sections: readonly PdfBlock[][] = [
    [
      { kind: 'heading', text: 'In plain words' },
      { kind: 'list', items: summarizeTerms(offer, format) },
    ],
    [
      { kind: 'heading', text: 'Terms' },
      { kind: 'table', head: ['Term', 'This offer'], rows: termRows(terms, format) },
    ],
    waived.length === 0
      ? []
      : [
          { kind: 'heading', text: 'Rights you give up' },
          {
            kind: 'paragraph',
            text: 'Initial each one, to show that it’s your choice and not an oversight.',
          },
          {
            kind: 'table',
            head: ['Right to leave', 'Your initials'],
            rows: waived.map((right) => [right, '________']),
          },
        ],
    [
      { kind: 'heading', text: 'What you could lose by walking away' },
      {
        kind: 'table',
        head: ['From day', 'At risk', 'Because of'],
        rows: cashAtRisk.map((step) => [String(step.day), amount(step.cents), step.reason]),
      },
      { kind: 'paragraph', text: 'Day 0 is the effective date: the day the last party signs.' },
    ],
    comparables.length === 0
      ? []
      : [
          { kind: 'heading', text: 'What similar homes sold for' },
          {
            kind: 'table',
            head: ['Home', 'Sold on', 'Sold for', 'Adjusted by'],
            rows: comparables.map((sale) => [
              sale.address || 'A home nearby',
              day(sale.soldOn),
              amount(sale.priceCents),
              sale.adjustmentCents === 0 ? '—' : amount(sale.adjustmentCents),
            ]),
          },
        ],
  ];
  return {
    title: 'Offer term sheet',
    lead: address,
    writtenAt,
    blocks: sections.flat(),
    note: 'This sheet is neither a contract nor legal advice. Write its terms into your state’s purchase contract with your agent or an attorney, and ask an attorney about anything special.',
  };
}

function termRows(terms: Offer['terms'], format: TermFormat): string[][] {
  return (Object.keys(offerTermNames) as (keyof Offer['terms'])[])
    .map((term) => [offerTermNames[term], termText(term, terms, format)])
    .filter(([, text]) => text !== '');
}

function waivedRights(terms: Offer['terms']): string[] {
  const { inspectionDays, financing, financingDays, appraisalDays } = terms;
  return [
    ...(inspectionDays === null ? ['Inspection'] : []),
    ...(financing === 'loan' && financingDays === null ? ['Financing'] : []),
    ...(appraisalDays === null && !withoutAppraisal(terms) ? ['Appraisal'] : []),
  ];
}
