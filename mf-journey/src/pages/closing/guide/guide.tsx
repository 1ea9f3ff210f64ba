import type { ReactNode } from 'react';
import type { UsStateCode } from '@hearthway/contracts/journey';
import { Bullets, BulletTopics, GuideSection, StateNotes } from '../../../features/guide/index.js';
import { Topic, Topics } from '../../../features/page-section/index.js';
import { OutsideLink } from '../../../outside-link/index.js';
import { otherStates, stateNotes } from './state-notes.js';

interface GuideProps {
  /** Of the home; `undefined` without a contract. */
  readonly state: UsStateCode | undefined;
}

/** What to know about closing, also long before it. */
export function Guide({ state }: GuideProps): ReactNode {
  return (
    <GuideSection title="How closing works" lists={lists} isFolded={state !== undefined}>
      <Topics>
        <Topic title="With an agent, or on your own">
          <Bullets items={whoDoesWhat} />
        </Topic>
        <Topic title="Who closes in your state">
          <StateNotes notes={stateNotes} others={otherStates} own={state} />
        </Topic>
        <Topic title="Papers to expect">
          <Bullets items={papers} />
        </Topic>
        <BulletTopics topics={topics} />
        <Topic title="Where the rules are written">
          <Bullets>
            {sources.map(({ what, name, href }) => (
              <li key={href}>
                {what}: <OutsideLink href={href}>{name}</OutsideLink>
              </li>
            ))}
          </Bullets>
          <p>Other costs and days here are common practice, not rules. Your own papers count.</p>
        </Topic>
      </Topics>
    </GuideSection>
  );
}

const lists = [
  {
    title: 'Know',
    items: [
      'The lender’s own fees may not rise. Recording and listed services may rise 10% together.',
      'You have three business days with the Closing Disclosure before you sign.',
      'Only three changes start those days again. Other corrections don’t.',
    ],
  },
  {
    title: 'Do',
    items: [
      'Read the Closing Disclosure on the day it comes.',
      'Buy your own title policy. The lender’s protects only the lender.',
      'Send the money a day early, after a call you made yourself.',
    ],
  },
  {
    title: 'Avoid',
    items: [
      'New credit, a new job, or big deposits before you have the keys.',
      'Wire instructions from an email, however real they look.',
      'Signing a blank page, or one you don’t understand.',
    ],
  },
  {
    title: 'What it costs',
    items: [
      'Closing costs, usually 2% to 5% of the price, besides the down payment.',
      'A notary who comes to you, often $75 to $200.',
      'Closing late: a lock extension, daily interest, and perhaps the seller’s costs.',
    ],
  },
  {
    title: 'How long it takes',
    items: [
      'Three business days with the Closing Disclosure.',
      'An hour for the walk-through, one or two for the signatures.',
      'Keys on the same day in most states, or once the deed is recorded.',
    ],
  },
] as const;

const whoDoesWhat = [
  'Either way, you read, pay, and sign. The title or escrow company holds the money and records the deed; in some states, an attorney does.',
  'With an agent: they plan the walk-through, chase the papers, and come to the table.',
  'On your own: write to the seller’s agent for a walk-through time, and ask the title company for every paper a day ahead. An attorney can read them with you for a flat fee.',
  'The closing agent is neutral and doesn’t advise you.',
];

const papers = [
  'The note: your promise to pay, with rate, term, and first payment.',
  'The deed of trust or mortgage: the home is the security.',
  'The Closing Disclosure, in its final form.',
  'The initial escrow statement: taxes and insurance, month by month.',
  'The title policies: the lender’s, and the owner’s that protects you.',
  'The deed, which the closing agent sends to the county.',
];

const topics = [
  {
    title: 'If closing is late',
    items: [
      'Agree on the new day in writing before the old one passes, and ask who pays.',
      'Look at your rate lock first. An extension is priced by the day.',
      'Daily interest moves with closing, and some contracts let the other side charge for each day.',
    ],
  },
  {
    title: 'If the walk-through finds something',
    items: [
      'Don’t sign and hope. Ask for a repair before closing, a credit on the form, or money held back until it’s fixed.',
      'Your lender has to agree to a credit or a holdback, so tell it at once.',
      'If it’s serious, ask an attorney before you sign.',
    ],
  },
  {
    title: 'If money is short',
    items: [
      'Tell your lender the same day.',
      'A gift needs a letter and a trail. Money from sold investments takes days to arrive.',
      'A new loan can undo your approval, and a seller credit has a cap.',
      'Ask for a few days in writing rather than missing the day.',
    ],
  },
  {
    title: 'If you pay cash',
    items: [
      'There is no lender, no Closing Disclosure, and no three-day wait.',
      'You get a settlement statement. Check it line by line, with every deposit you paid.',
      'Order your own title policy and survey, since nobody else asks for them.',
    ],
  },
  {
    title: 'If you can’t be there',
    items: [
      'A power of attorney has to name this home and this closing. Lender and title company must accept it beforehand.',
      'Signing online with a remote notary works in many states, if both agree. Ask two weeks ahead.',
      'The name on your ID has to match the papers letter by letter. If it doesn’t, tell the title company now.',
    ],
  },
] as const;

const sources = [
  {
    what: 'Three business days, and how far fees may rise',
    name: 'Regulation Z, 12 CFR 1026.19',
    href: 'https://www.ecfr.gov/current/title-12/section-1026.19',
  },
  {
    what: 'When an APR is off by too much',
    name: 'Regulation Z, 12 CFR 1026.22',
    href: 'https://www.ecfr.gov/current/title-12/section-1026.22',
  },
  {
    what: 'What each page of the form says',
    name: 'Consumer Financial Protection Bureau',
    href: 'https://www.consumerfinance.gov/owning-a-home/closing-disclosure/',
  },
  {
    what: 'Wire fraud, and where to report it',
    name: 'FBI, Internet Crime Complaint Center',
    href: 'https://www.ic3.gov/',
  },
] as const;
