import type { AppraisalReport, PurchaseTerms } from '@hearthway/contracts/journey';
import { dayText } from '../deadlines/index.js';
import { dollars } from '../number-format/index.js';
import type { PdfBlock, PdfContent } from '../pdf/index.js';

interface RequestFacts {
  readonly terms: Pick<PurchaseTerms, 'address' | 'priceCents'>;
  readonly report: AppraisalReport;
  /** Empty if it isn’t known. */
  readonly lender: string;
  readonly writtenAt: Date;
}

/** The facts for the lender’s form, on paper. It argues with facts only: a wish for a value makes no case. */
export function valueRequestDocument({ terms, report, lender, writtenAt }: RequestFacts): PdfContent {
  const { valueCents, receivedOn, request } = report;
  const value = valueCents === null ? '' : ` of ${dollars(valueCents)}`;
  const received = receivedOn === null ? '' : `, received on ${dayText(receivedOn)}`;
  return {
    title: 'Request to reconsider a value',
    lead: terms.address,
    writtenAt,
    blocks: [
      {
        kind: 'paragraph',
        text: `To ${lender || 'my lender'}: please send this to the appraiser. It is about the value${value}${received}. The contract price is ${dollars(terms.priceCents)}.`,
      },
      { kind: 'paragraph', text: `Your form: ${request.form || 'your own form for reconsiderations of value'}` },
      ...errorBlocks(request.errors),
      ...saleBlocks(request.comparables),
      {
        kind: 'paragraph',
        text: 'Please answer in writing: which facts were corrected, which sales were considered, and why any was left out.',
      },
      { kind: 'paragraph', text: `Borrower’s name, signature, and date: ${'_'.repeat(40)}` },
      {
        kind: 'note',
        text: 'Copy these facts into the lender’s own form, and send them to the lender, never to the appraiser. A lender passes on one request for each appraisal.',
      },
    ],
  };
}

function errorBlocks(errors: readonly string[]): PdfBlock[] {
  if (errors.length === 0) return [];
  return [
    { kind: 'heading', text: 'What the report has wrong' },
    { kind: 'list', items: errors },
  ];
}

function saleBlocks(sales: AppraisalReport['request']['comparables']): PdfBlock[] {
  if (sales.length === 0) return [];
  return [
    { kind: 'heading', text: 'Sales to consider' },
    {
      kind: 'table',
      head: ['Home', 'Sold for', 'Sold on', 'Square feet', 'Why it compares'],
      rows: sales.map(({ address, priceCents, soldOn, squareFeet, note }) => [
        address,
        dollars(priceCents),
        dayText(soldOn),
        squareFeet === null ? 'Not known' : squareFeet.toLocaleString('en-US'),
        note || 'Similar home nearby',
      ]),
    },
  ];
}
