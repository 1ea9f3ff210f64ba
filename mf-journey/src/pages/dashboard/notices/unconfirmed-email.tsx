import type { ReactNode } from 'react';
import type { User } from '@hearthway/contracts/identity';
import { PageLink } from '@hearthway/web-kit/router';
import { Note } from './note.js';
import css from './unconfirmed-email.module.css';

export interface UnconfirmedEmailProps {
  readonly email: User['email'];
  readonly onDismiss: () => void;
}

/** Small, since it appears on every visit. */
export function UnconfirmedEmail({ email, onDismiss }: UnconfirmedEmailProps): ReactNode {
  return (
    <Note label="Confirm your email" closeLabel="Not now" onClose={onDismiss}>
      <PageLink to="/settings#settings-email">Confirm your email</PageLink>{' '}
      <span className={css['short']}>with a link or a code.</span>
      <span className={css['long']}>
        with the link or the code that we email to <strong>{email}</strong>, so you can get back in if you forget your
        password.
      </span>
    </Note>
  );
}
