import type { ReactNode } from 'react';
import type { PolicyRow } from '@hearthway/contracts/journey';
import { ByState, GoodToKnow } from '../../features/page-parts/index.js';

const lists = [
  {
    title: 'Know',
    items: [
      'The underwriter decides from papers; your loan officer only passes them on',
      'The appraisal is for the lender, and it isn’t an inspection',
      'A loan is based on the lower of price and value',
    ],
  },
  {
    title: 'Do',
    items: [
      'Answer each request within a day, all pages, in one upload',
      'Keep what you sent, with the day and the way',
      'Order home insurance early: the binder is a condition',
      'Read the appraisal the day it comes',
    ],
  },
  {
    title: 'Avoid',
    items: [
      'New credit, a new job, or large deposits without a paper trail',
      'Screenshots instead of statements',
      'Talking to the appraiser about the value',
      'Letting a lock run out while papers wait',
    ],
  },
  {
    title: 'Who does it',
    items: [
      'You send papers; the lender orders the appraisal',
      'Your agent meets the appraiser with sales and a list of upgrades; if you’re going solo, hand them to the lender',
      'The title company sends the title commitment',
    ],
  },
  {
    title: 'Costs',
    items: [
      { figure: 'closing/appraisal', name: 'Appraisal', how: 'about', after: ', once' },
      'A second visit or report, extra',
      'A longer lock: a share of the loan per day',
    ],
  },
  {
    title: 'Takes',
    items: [
      'One to three weeks for the appraisal',
      'A few days for each round of conditions',
      'Usually two to four weeks until you are clear to close',
    ],
  },
] as const;

const topics = [
  {
    title: 'With a VA loan',
    text: 'If the value is about to come in low, the VA appraiser says so first, and your side has two business days to send sales (the Tidewater process). Your contract has an escape clause: you may leave with your earnest money if the value is below the price, and nobody can waive it for you. You may also go ahead and pay the difference in cash.',
  },
  {
    title: 'With an FHA loan',
    text: 'FHA contracts have the same kind of clause, the amendatory clause. The value stays with the home’s case number for a while, so a new FHA lender sees it too. The appraiser also lists repairs that have to be done before closing.',
  },
  {
    title: 'A waiver, or a second appraisal',
    text: 'Some conventional loans need no appraisal: the lender accepts the price. That saves weeks and a fee, but nobody tells you if you pay too much. A second appraisal is rare: for a large loan, a home that was just resold, or a report with faults. Your lender then decides which one counts.',
  },
  {
    title: 'If the file is suspended or denied',
    text: 'Suspended means that papers are missing. Denied means no: within 30 days the lender has to say so in writing, with the reasons or how to get them. You get a copy of the appraisal either way. Another lender may decide otherwise; a HUD-approved counselor can help you read the letter.',
  },
] as const;

const byState = [
  {
    state: 'Texas',
    text: 'The Third Party Financing Addendum covers the property’s approval too: if the lender’s appraisal falls short, you may end the contract in its days. The Right to Terminate Due to Lender’s Appraisal is a separate addendum.',
  },
  { state: 'Florida', text: 'The appraisal belongs to the loan approval period, unless a rider sets its own days.' },
  {
    state: 'Arizona',
    text: 'The contract gives you five days after notice of a low value to leave, or you go ahead without that right.',
  },
  {
    state: 'Nevada',
    text: 'The usual form has its own days for the appraisal. If they are blank or waived, a low value is yours to pay.',
  },
  {
    state: 'Colorado',
    text: 'The table of dates has an appraisal deadline, an objection deadline, and a resolution deadline.',
  },
  {
    state: 'Tennessee',
    text: 'After notice of a value below the price, you usually have three days to go ahead without this right or to end the contract.',
  },
] as const;

/** Useful before there is a contract. */
export function Guide({ rows }: { readonly rows: readonly PolicyRow[] }): ReactNode {
  const general = rows.filter(({ id }) => /^(appraisal\/request|closing\/|va\/tidewater|deadline\/)/.test(id));
  return (
    <GoodToKnow lists={lists} topics={topics} rows={general}>
      <ByState
        title="What contracts say, by state"
        states={byState}
        note="Forms change. Your signed contract counts."
      />
    </GoodToKnow>
  );
}
