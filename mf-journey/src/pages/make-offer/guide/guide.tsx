import type { ReactNode } from 'react';
import type { Home } from '@hearthway/contracts/journey';
import { Bullets, BulletTopics, GuideSection, StateNotes } from '../../../features/guide/index.js';
import { Topic, Topics } from '../../../features/page-section/index.js';
import { otherStates, stateNotes } from './state-notes.js';

interface GuideProps {
  /** `undefined` until they are known. */
  readonly homes: readonly Home[] | undefined;
}

/** What to know about offers, also long before the first one. */
export function Guide({ homes }: GuideProps): ReactNode {
  return (
    <GuideSection title="How offers work" lists={lists}>
      <Topics>
        <Topic title="With an agent, or on your own">
          <Bullets items={whoDoesWhat} />
        </Topic>
        <Topic title="In your state">
          <StateNotes notes={stateNotes} others={otherStates} own={homes?.flatMap(({ state }) => state ?? [])[0]} />
        </Topic>
        <BulletTopics topics={topics} />
      </Topics>
    </GuideSection>
  );
}

const lists = [
  {
    title: 'Know',
    items: [
      'Nothing binds you until both sides have signed the same terms.',
      'A counteroffer ends the offer before it.',
      'Each way out that you give up is money at risk.',
    ],
  },
  {
    title: 'Do',
    items: [
      'Have a letter that’s good for the day you offer.',
      'Read the whole contract before you sign.',
      'Put every promise in writing.',
    ],
  },
  {
    title: 'Avoid',
    items: [
      'Giving up the inspection to look strong.',
      'Offering more than your letter covers.',
      'Wiring a deposit by instructions from an email. Call a number you know first.',
    ],
  },
] as const;

const whoDoesWhat = [
  'Either way, you set the price and the terms.',
  'With an agent: they write the offer on your state’s form, send it, and negotiate for you. What they earn is in your agreement with them.',
  'On your own: the listing agent works for the seller. Ask them for paperwork, not for advice. Have an attorney read the contract before you sign.',
  'Some sellers don’t answer buyers without an agent. No rule makes you have one. A call from an attorney, or your letter and proof of funds, often helps.',
];

const topics = [
  {
    title: 'What it costs',
    items: [
      'Making an offer is free. Money is due once it’s accepted.',
      'Earnest money, usually 1% to 3% of the price, which counts toward the purchase.',
      'In Texas, an option fee, often $100 to $500. Elsewhere, some contracts have a due-diligence fee.',
      'An inspection, about $300 to $500, and with a loan an appraisal, about $400 to $700.',
      'If an attorney reads the contract, ask for a flat fee first.',
    ],
  },
  {
    title: 'How long it takes',
    items: [
      'A day to write, if your letter and your sales are ready.',
      'One to three days for an answer, and as much again for each counteroffer.',
      'About six weeks from yes to keys with a loan, often three in cash.',
    ],
  },
  {
    title: 'One agent for both sides',
    items: [
      'In dual agency, one agent or firm works for the seller and for you. They can’t advise you against the seller.',
      'Some states don’t allow it, and elsewhere it needs your written consent. You may say no and bring your own agent or attorney.',
    ],
  },
  {
    title: 'Escalation clauses',
    items: [
      'They raise your price above a competing offer, up to a limit. They also show the seller your limit, and some sellers answer with just that.',
      'Ask for a copy of the competing offer as proof, and make sure that your cash covers a low appraisal at the highest price.',
      'The clause itself is for your agent or an attorney to write.',
    ],
  },
  {
    title: 'Broker’s fees and rebates',
    items: [
      'What your broker earns is negotiable, and your agreement says it. You can ask the seller to pay it as a term of your offer.',
      'In most states, your broker may give you part of it back. Tennessee allows no cash rebate: ask for a lower fee there.',
    ],
  },
  {
    title: 'Special conditions',
    items: [
      'A contract form has blanks for the usual terms. For anything beyond, such as a repair, a lease back, or a tenant who stays, ask an attorney. We don’t write clauses, and neither may most agents.',
    ],
  },
] as const;
