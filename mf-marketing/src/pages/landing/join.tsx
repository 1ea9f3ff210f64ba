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
          <h2 id={headingId}>Save your spot</h2>
          <p className={css['intro']}>Tell us where you’re buying, and we’ll email you when more is ready there.</p>
          <h3 className={css['states-title']}>Fully supported in six states</h3>
          <ul className={css['states']}>
            {Object.values(servedStates).map((state) => (
              <li key={state}>
                <CheckIcon size={18} />
                {state}
              </li>
            ))}
          </ul>
          <p className={css['elsewhere']}>
            Home-buying rules vary by state. Buyers in other states get select features, and the waitlist shows us where
            to go next.
          </p>
        </div>
        <WaitlistForm platform={platform} />
      </div>
    </section>
  );
}
