import type { ReactNode } from 'react';
import { ArrowLeftIcon, buttonClassName } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { addressOf, overview, stepBefore, type DraftStep } from '../offer-address.js';
import css from './draft.module.css';

interface StepFooterProps {
  readonly offerId: string;
  readonly step: DraftStep;
  /** The way forward. */
  readonly children: ReactNode;
}

/** The way back, and the way forward. */
export function StepFooter({ offerId, step, children }: StepFooterProps): ReactNode {
  const before = stepBefore(step);
  return (
    <div className={css['footer']}>
      <PageLink
        to={before ? addressOf(offerId, before) : overview}
        className={buttonClassName({ variant: 'secondary' })}
      >
        <ArrowLeftIcon size={18} />
        {before ? 'Back' : 'All offers'}
      </PageLink>
      {children}
    </div>
  );
}
