import type { ReactNode } from 'react';
import { ByState, GoodToKnow } from '../../features/page-parts/index.js';

const lists = [
  {
    title: 'Know',
    items: [
      'The lender’s own fees may not rise, recording and listed services only 10% together',
      'Only an APR off by more than 0.125 percentage points, another kind of loan, or a new prepayment penalty starts the three days again',
      'You may walk through the home once more before you sign',
    ],
  },
  {
    title: 'Do',
    items: [
      'Read the Closing Disclosure on the day it comes',
      'Buy your own title policy: the lender’s protects only the lender',
      'Send money a day early, after a call you made yourself',
    ],
  },
  {
    title: 'Avoid',
    items: [
      'New credit, a new job, or big deposits before you have the keys',
      'Wire instructions from an email, however real they look',
      'Signing a blank page, or one you don’t understand',
    ],
  },
  {
    title: 'Who does it',
    items: [
      'You read, pay, and sign',
      'The title or escrow company holds the money, and records the deed; in some states an attorney does',
      'Your agent plans the walk-through. Without one, you write to the seller’s agent for a time.',
    ],
  },
  {
    title: 'Costs',
    items: [
      { figure: 'closing/highest-share', name: 'Closing costs', how: 'usually', after: ' of the price' },
      { figure: 'closing/notary', name: 'A notary who comes to you', how: 'often' },
      'Closing late: a lock extension, daily interest, and maybe the seller’s costs',
    ],
  },
  {
    title: 'Takes',
    items: [
      'Three business days with the Closing Disclosure',
      'An hour for the walk-through, one or two for the signatures',
      'Keys the same day in most states, or after the deed is recorded',
    ],
  },
] as const;

const topics = [
  {
    title: 'If closing is late',
    text: 'Agree on the new day in writing before the old one passes, and ask who pays. Check your rate lock first: an extension is priced by the day. Daily interest moves with closing, and some contracts let the other side charge for each day of delay.',
  },
  {
    title: 'If the walk-through finds something',
    text: 'Don’t sign and hope. Ask for a repair before closing, a credit on the form, or money held back by the title company until it’s fixed. Lenders have to agree to a credit or a holdback, so tell yours at once. If it’s serious, ask an attorney.',
  },
  {
    title: 'If money is short',
    text: 'Tell your lender the same day. A gift needs a letter and a trail, money from sold investments takes days to arrive, and a new loan can undo your approval. A seller credit has a cap. Ask for a few days in writing rather than missing the day.',
  },
  {
    title: 'If you pay cash',
    text: 'There is no lender, no Closing Disclosure, and no three-day wait. You get a settlement statement: check it line by line. Order your own title policy and survey, since nobody else asks for them.',
  },
  {
    title: 'If you can’t be there',
    text: 'A power of attorney has to name this home and this closing, and lender and title company must accept it beforehand. Signing online with a remote notary works in many states, if both agree. Ask two weeks ahead.',
  },
] as const;

const byState = [
  { state: 'Texas', text: 'A title company closes. Texas’s home-equity rules don’t apply to a purchase.' },
  { state: 'Florida', text: 'A title company or attorney closes. Who pays for the owner’s policy differs by county.' },
  { state: 'Arizona', text: 'An escrow company closes. You get the keys once the deed is recorded.' },
  { state: 'Nevada', text: 'An escrow company closes. You get the keys once the deed is recorded.' },
  {
    state: 'Colorado',
    text: 'A title company closes, usually with both sides at one table, and you leave with the keys.',
  },
  { state: 'Tennessee', text: 'A title company or attorney closes. The buyer usually pays the transfer tax.' },
] as const;

/** Useful before there is a contract. */
export function Guide(): ReactNode {
  return (
    <GoodToKnow lists={lists} topics={topics}>
      <ByState
        title="Who closes, by state"
        states={byState}
        note="Customs differ by county. Elsewhere, ask your title company or an attorney."
      />
    </GoodToKnow>
  );
}
