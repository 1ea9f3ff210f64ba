import type { ReactNode } from 'react';
import { Bullets, BulletTopics, GuideSection, StateNotes } from '../../../features/guide/index.js';
import { Topic, Topics } from '../../../features/page-section/index.js';
import { otherStates, stateNotes } from './state-notes.js';

interface GuideProps {
  /** Of the home under contract. */
  readonly state: string | undefined;
}

/** What to know about underwriting, also long before it begins. */
export function Guide({ state }: GuideProps): ReactNode {
  return (
    <GuideSection title="How underwriting works" lists={lists} isFolded={state !== undefined}>
      <Topics>
        <Topic title="With an agent, or on your own">
          <Bullets items={whoDoesWhat} />
        </Topic>
        <Topic title="In your state">
          <StateNotes notes={stateNotes} others={otherStates} own={state} />
          <p>Forms change. Your signed contract counts.</p>
        </Topic>
        <BulletTopics topics={topics} />
      </Topics>
      <p>Costs and days here are common practice, not rules. What your lender says counts.</p>
    </GuideSection>
  );
}

const lists = [
  {
    title: 'Know',
    items: [
      'The underwriter decides from papers. Your loan officer passes them on.',
      'Approved with conditions means yes, once you’ve sent what is on the list.',
      'Until the loan is clear to close, nothing is final.',
    ],
  },
  {
    title: 'Do',
    items: [
      'Answer each request within a day, all pages, in one upload.',
      'Keep what you sent, with the day and the way.',
      'Order home insurance early. The lender needs its binder.',
    ],
  },
  {
    title: 'Avoid',
    items: [
      'New credit, a new job, or a large deposit without a paper that shows it.',
      'Screenshots instead of statements.',
      'Letting a rate lock run out while papers wait.',
    ],
  },
] as const;

const whoDoesWhat = [
  'Either way, you send the papers, and the lender orders the appraisal.',
  'With an agent: they meet the appraiser with sales and a list of upgrades, watch the financing deadline, and talk to the seller if it has to move.',
  'On your own: give sales and upgrades to the lender, who passes them on. Watch the financing deadline yourself, and have an attorney read a notice before you send it.',
  'The title company sends the title commitment, and your insurer sends the binder.',
];

const topics = [
  {
    title: 'What it costs',
    items: [
      'Underwriting is part of the lender’s fees on your Loan Estimate, in section A.',
      'A longer rate lock costs a share of the loan for each day, unless the lender caused the delay and pays.',
    ],
  },
  {
    title: 'How long it takes',
    items: ['Usually two to four weeks until you’re clear to close.', 'A few days for each round of conditions.'],
  },
  {
    title: 'The insurance binder',
    items: [
      'It’s the insurer’s promise that the home is covered from the closing day. Without it, no lender closes.',
      'It has to name the lender as mortgagee, with the exact name and loan number that the lender gives you. Read the number to the insurer; don’t type it here.',
      'The first year is paid before closing, or at it.',
      'Some homes also need flood or wind insurance. Ask for quotes before your contract’s inspection or insurance days end.',
    ],
  },
  {
    title: 'The title commitment',
    items: [
      'The title company says what it will insure, and what has to happen first, such as paying off the seller’s loan.',
      'Ask for your own copy. Read the exceptions: what they list isn’t insured.',
      'Your contract may give you a few days to object. An easement or an old lien is a question for an attorney.',
    ],
  },
  {
    title: 'Your job, checked again',
    items: [
      'Within ten business days of closing, the lender calls your employer or looks you up once more. Tell them who answers.',
      'If you’re self-employed, the lender checks that the business exists, often within 120 days.',
      'Don’t change jobs, hours, or how you’re paid before you have the keys. If you must, tell the lender first.',
    ],
  },
  {
    title: 'If the file is suspended or denied',
    items: [
      'Suspended means that something is missing. Ask in writing what, and by when.',
      'Denied means no. The lender has to tell you in writing, with its reasons or your right to ask for them.',
      'Look at your financing deadline the same day. It decides what happens to the earnest money.',
      'Another lender may decide otherwise. A HUD-approved counselor can go through the letter with you.',
    ],
  },
  {
    title: 'If you pay cash',
    items: [
      'There is no underwriting. You check the title, insurance, and value yourself.',
      'You can close in days rather than weeks. Take the time you need for the inspection and the title.',
    ],
  },
] as const;
