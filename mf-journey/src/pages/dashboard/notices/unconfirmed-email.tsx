import { useState, type ReactNode } from 'react';
import type { User } from '@hearthway/contracts/identity';
import { PageLink } from '@hearthway/web-kit/router';
import { tolerantSessionStorage } from '@hearthway/web-kit/storage';
import { Note } from './note.js';
import css from './unconfirmed-email.module.css';

const dismissedKey = 'unconfirmed_email_dismissed';

/** Small, since it appears on every visit. Dismissing it lasts until the tab is closed. */
export function UnconfirmedEmail({ user: { id, email } }: { readonly user: User }): ReactNode {
  const [isDismissed, setIsDismissed] = useState(() => tolerantSessionStorage.getItem(dismissedKey) === id);
  if (isDismissed) return null;
  return (
    <Note
      label="Confirm your email"
      closeLabel="Not now"
      onClose={() => {
        tolerantSessionStorage.setItem(dismissedKey, id);
        setIsDismissed(true);
      }}
    >
      <PageLink to="/settings#settings-email">Confirm your email</PageLink>{' '}
      <span className={css['short']}>with a link or a code.</span>
      <span className={css['long']}>
        with the link or the code that we email to <strong>{email}</strong>, so you can get back in if you forget your
        password.
      </span>
    </Note>
  );
}
