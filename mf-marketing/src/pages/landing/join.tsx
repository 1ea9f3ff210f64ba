import { servedStates } from '@hearthway/contracts/commerce';
import { CheckIcon } from '@hearthway/web-kit';
import { useId, type ReactNode } from 'react';
import { WaitlistForm } from '../../features/waitlist/index.js';
import type { PageProps } from '../../page.js';
import css from './join.module.css';

export function Join({ platform }: PageProps): ReactNode {
  const headingId = useId();
  return (
    <section id="waitlist" className={css['band']} aria-labelledby={headingId}>
      <div className={css['column']}>
        <div>
          <h2 id={headingId}>Keep a chair at the table</h2>
          <p className={css['intro']}>
            Tell us where you are buying, and we write to you when more of the house opens there.
          </p>
          <h3 className={css['states-title']}>Six states in full</h3>
          <ul className={css['states']}>
            {Object.values(servedStates).map((state) => (
              <li key={state}>
                <CheckIcon size={18} />
                {state}
              </li>
            ))}
          </ul>
          <p className={css['elsewhere']}>
            Rules for buying a home differ from state to state. Buyers in the other states get select features, and the
            list shows us where to open next.
          </p>
        </div>
        <WaitlistForm platform={platform} />
      </div>
    </section>
  );
}
