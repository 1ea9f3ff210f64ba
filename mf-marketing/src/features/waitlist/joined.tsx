import { waitlistTexts } from '@hearthway/contracts/texts';
import { HouseIllustration } from '@hearthway/web-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import css from './waitlist-form.module.css';

export interface JoinedProps {
  /** The email was already on the list, so no confirmation is sent. */
  already: boolean;
  /** May be empty. */
  countText: string;
}

/** Replaces the form and takes over its focus. */
export function Joined({ already, countText }: JoinedProps): ReactNode {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus();
  }, []);
  return (
    <div className={css['joined-content']}>
      <HouseIllustration className={css['picture']} />
      <h3 ref={headingRef} tabIndex={-1} className={css['joined-title']}>
        {waitlistTexts.joined}
      </h3>
      <p className={css['joined-text']}>
        {already
          ? 'You’re already on the list. Your confirmation email has a link to leave it at any time.'
          : 'Your spot is saved. We’re emailing you a confirmation, with a link to leave the list at any time.'}
      </p>
      <p className={css['count']}>{countText}</p>
    </div>
  );
}
