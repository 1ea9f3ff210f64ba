import type { ReactNode } from 'react';
import { formatDay } from '@hearthway/web-kit/dates';
import { Section, Topic, Topics } from '../../../features/page-section/index.js';
import { useHashScroll } from '../../../use-hash-scroll.js';
import type { ClosingProps } from '../use-closing.js';
import { FirstYearEntry } from './first-year-entry.js';
import css from './keys.module.css';

/** What a new owner looks after, as a preview before the keys. */
export function FirstYear({ view }: ClosingProps): ReactNode {
  const { contract, closingOn, firstYear } = view;
  const isClosed = contract.status === 'closed';
  useHashScroll();
  const { possessionOn } = contract.terms;
  const closesOn = closingOn ?? contract.terms.closingOn;
  // A closing that was put off takes the keys with it.
  const keysOn = possessionOn !== null && possessionOn > closesOn ? possessionOn : closesOn;
  const items = (
    <ol aria-label="First year" className={css['items']}>
      {firstYear.map((item) => (
        <FirstYearEntry key={item.key} item={item} view={view} />
      ))}
    </ol>
  );
  return (
    <Section
      title={isClosed ? 'Your first year' : 'After the keys: your first year'}
      titleId="first-year"
      startsOpen={isClosed}
      lead={
        isClosed
          ? 'These dates are in your calendar, and we remind you ahead of time. Tick off what is done.'
          : `This counts as if you got your keys on ${formatDay(keysOn)}. The dates go on your calendar once you have them.`
      }
    >
      {isClosed ? (
        items
      ) : (
        <Topics>
          <Topic title="What comes, and when">{items}</Topic>
        </Topics>
      )}
    </Section>
  );
}
