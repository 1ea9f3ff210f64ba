import type { ReactNode } from 'react';
import { useShownContract } from '../../features/contract/index.js';
import { Bullets, ByState, GoodToKnow, Muted, Section } from '../../features/page-parts/index.js';

const untilClosing = [
  'No new credit: no card, car, or furniture on payments',
  'No co-signing for anyone',
  'No new job, and no change from salary to commission, without asking your lender first',
  'No large deposit without a paper trail: keep the bill of sale or the gift letter',
  'No moving money between accounts just before closing',
  'No late payment, and no account closed',
] as const;

const lists = [
  {
    title: 'Know',
    items: [
      'Three papers bind a lender: the Loan Estimate, the rate lock, and the Closing Disclosure',
      'Its own fees may rise only if something about you, the loan, or the home changed',
      'You can choose a different lender than the one on your letter',
    ],
  },
  {
    title: 'Do',
    items: [
      'Apply in the first days of your contract: your financing deadline is already running',
      'Ask for Loan Estimates on the same day, with the same points',
      'Answer every request within a day, and keep a copy',
    ],
  },
  {
    title: 'Avoid',
    items: [
      'Paying for an appraisal before you’ve said yes',
      'A lock that ends on the day you close',
      'Rounding up your income, or leaving out a debt',
    ],
  },
  {
    title: 'Who does it',
    items: [
      'You, with a loan officer',
      'Your agent sends the contract to the lender. Without one, you do.',
      'The lender orders the appraisal; nobody else may pick the appraiser',
    ],
  },
  {
    title: 'Costs',
    items: [
      { figure: 'closing/credit-report', name: 'Credit report', how: 'about' },
      { figure: 'closing/appraisal', name: 'Appraisal', how: 'about' },
      { figure: 'closing/origination', name: 'Origination', how: 'about', after: ' of the loan' },
      'A longer lock or an extension: ask for the price per day',
    ],
  },
  {
    title: 'Takes',
    items: [
      'An evening for the form',
      'Three business days for a Loan Estimate',
      'Up to 30 days for the lender’s answer, and about six weeks until the keys',
    ],
  },
] as const;

const topics = [
  {
    title: 'If something changes',
    text: 'A lower appraisal, a change in income, or a different program or loan amount lets a lender send a revised Loan Estimate. A different program can mean different papers and another appraisal, so ask what it does to your closing day. Buying a second home or an investment, or working for yourself, means more papers and often a higher rate.',
  },
  {
    title: 'If the answer is no',
    text: 'The lender has to tell you why, or that you may ask why. You get a free credit report if it played a part. Tell your agent or attorney the same day: your financing deadline decides what happens to your deposit.',
  },
] as const;

const byState = [
  {
    state: 'Texas',
    text: 'The Third Party Financing Addendum sets the days to tell the seller that you couldn’t get the loan. A day late, and your earnest money is at risk.',
  },
  {
    state: 'Florida',
    text: 'The contract has a loan approval period, often 30 days, and asks you to apply soon after the effective date.',
  },
  {
    state: 'Arizona',
    text: 'The seller gets a Loan Status Update (LSU) within ten days of acceptance, filled in by your lender.',
  },
  {
    state: 'Colorado',
    text: 'The contract’s table of dates has separate deadlines for the loan application, the loan’s terms, and its availability.',
  },
  {
    state: 'Tennessee',
    text: 'The contract usually asks you to apply within three days, and to tell the seller the lender’s name.',
  },
] as const;

/** Useful before there is a contract. */
export function Know(): ReactNode {
  const contract = useShownContract();
  return (
    <>
      {contract?.status !== 'closed' && (
        <Section id="until-closing" title="Until you have the keys">
          <Muted>
            A lender checks your credit, job, and accounts again just before closing. Keep everything as it is.
          </Muted>
          <Bullets items={untilClosing} />
        </Section>
      )}
      <GoodToKnow lists={lists} topics={topics}>
        <ByState
          title="What contracts ask, by state"
          states={byState}
          note="Forms change. Your signed contract counts."
        />
      </GoodToKnow>
    </>
  );
}
