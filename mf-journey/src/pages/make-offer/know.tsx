import type { ReactNode } from 'react';
import { GoodToKnow } from '../../features/page-parts/index.js';

const topics = [
  {
    title: 'One agent for both sides',
    text: 'In dual agency, one agent or firm works for the seller and for you. They can’t advise you against the seller. Some states don’t allow it, and everywhere it needs your written consent. You may say no.',
  },
  {
    title: 'Buying without an agent',
    text: 'Some sellers don’t answer buyers without an agent, but no rule makes you have one. The listing agent works for the seller: ask them for paperwork, not advice. Have an attorney read the contract before you sign.',
  },
  {
    title: 'Escalation clauses',
    text: 'They raise your price above a competing offer, up to a limit. They also show the seller your limit. Ask for a copy of the competing offer, and make sure your cash covers a low appraisal.',
  },
  {
    title: 'Fees and rebates',
    text: 'What a broker earns is negotiable and written into your agreement. Most states let a broker give you part of it back. Tennessee doesn’t allow cash rebates: there, ask for a lower fee.',
  },
] as const;

const lists = [
  {
    title: 'Know',
    items: [
      'Nothing binds you until both sides have signed the same terms',
      'A counteroffer ends the offer before it',
      'Each right to leave that you give up is money at risk',
    ],
  },
  {
    title: 'Do',
    items: [
      'Renew your letter before you offer',
      'Read the whole contract before you sign',
      'Put every promise in writing',
    ],
  },
  {
    title: 'Avoid',
    items: [
      'Waiving the inspection to look strong',
      'Offering more than your letter covers',
      'Wiring a deposit by instructions from an email',
    ],
  },
  {
    title: 'Who does it',
    items: [
      'You set the price and the terms',
      'Your agent writes the offer on your state’s form and sends it',
      'Without one, the seller’s agent or your attorney has the form. In some states, an attorney reviews each contract.',
    ],
  },
  {
    title: 'Takes',
    items: ['A day to write', 'One to three days for an answer', 'About six weeks from yes to keys, with a loan'],
  },
  {
    title: 'Costs',
    items: [
      { figure: 'offer/earnest-money', name: 'Earnest money', how: 'usually', after: ' of the price' },
      { figure: 'offer/option-fee/TX', name: 'In Texas, an option fee', how: 'often' },
      { figure: 'closing/inspection', name: 'An inspection', how: 'about' },
    ],
  },
] as const;

/** Useful before there is an offer. */
export function Know(): ReactNode {
  return <GoodToKnow lists={lists} topics={topics} />;
}
