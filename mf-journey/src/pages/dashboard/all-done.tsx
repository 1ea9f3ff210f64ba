import { useId, type ReactNode } from 'react';
import { Card, HouseIllustration } from '@hearthway/web-kit';
import css from './next-step.module.css';

export function AllDone(): ReactNode {
  const headingId = useId();
  return (
    <Card as="section" id="next-step" padding="none" className={css['card']} aria-labelledby={headingId}>
      <div className={css['words']}>
        <p className={css['eyebrow']}>Your last step is done</p>
        <h2 id={headingId} className={css['title']}>
          Welcome home!
        </h2>
        <p className={css['description']}>
          You made it all the way, from the first question to the keys. Every step stays in the tracker if you want to
          look back.
        </p>
      </div>
      <div className={css['scene']}>
        <HouseIllustration className={css['picture']} />
      </div>
    </Card>
  );
}
