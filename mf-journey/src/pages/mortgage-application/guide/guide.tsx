import type { ReactNode } from 'react';
import type { UsStateCode } from '@hearthway/contracts/journey';
import { PageLink } from '@hearthway/web-kit/router';
import { Bullets, BulletTopics, GuideSection, StateNotes } from '../../../features/guide/index.js';
import { Topic, Topics } from '../../../features/page-section/index.js';
import { OutsideLink } from '../../../outside-link/index.js';
import { otherStates, stateNotes } from './state-notes.js';
import { lists, sources, topics } from './guide-texts.js';

interface GuideProps {
  /** Of the home under contract; `undefined` without one. */
  readonly state: UsStateCode | undefined;
}

/** What to know about applying for a loan, also long before. */
export function Guide({ state }: GuideProps): ReactNode {
  return (
    <GuideSection title="How applying works" lists={lists} isFolded={state !== undefined}>
      <Topics>
        <Topic title="In your state">
          <StateNotes notes={stateNotes} others={otherStates} own={state} />
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
      <p>
        After the application, the lender checks everything:{' '}
        <PageLink to="/underwriting">what happens in underwriting</PageLink>.
      </p>
    </GuideSection>
  );
}
