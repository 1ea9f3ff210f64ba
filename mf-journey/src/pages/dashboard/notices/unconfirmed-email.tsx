import { useState, type ReactNode } from 'react';
import { Card, IconButton, XIcon } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { tolerantSessionStorage } from '@hearthway/web-kit/storage';
import { focusTitle } from './focus-title.js';
import css from './notice.module.css';

const dismissedKey = 'unconfirmed_email_dismissed';

/** Small, since it comes with every visit until it is dismissed for this one: until the tab is closed. */
export function UnconfirmedEmail({ userId }: { readonly userId: string }): ReactNode {
  const [isDismissed, setIsDismissed] = useState(() => tolerantSessionStorage.getItem(dismissedKey) === userId);
  if (isDismissed) return null;
  return (
    <Card as="section" padding="none" raised className={css['note']} aria-label="Confirm your email">
      <p role="status">
        <PageLink to="/settings#settings-email">Confirm your email</PageLink> so you can get back in if you forget your
        password.
      </p>
      <IconButton
        label="Not now"
        icon={<XIcon size={18} />}
        onClick={() => {
          tolerantSessionStorage.setItem(dismissedKey, userId);
          setIsDismissed(true);
          focusTitle();
        }}
      />
    </Card>
  );
}
