import { useState, type ReactNode } from 'react';
import { tolerantSessionStorage } from '@hearthway/web-kit/storage';
import { Notice } from './notice.js';

const dismissedKey = 'unconfirmed_email_dismissed';

/** Dismissed for this visit: until the tab is closed. */
export function UnconfirmedEmail({ userId }: { readonly userId: string }): ReactNode {
  const [isDismissed, setIsDismissed] = useState(() => tolerantSessionStorage.getItem(dismissedKey) === userId);
  if (isDismissed) return null;
  return (
    <Notice
      title="Confirm your email"
      linkText="Confirm it in Settings"
      section="email"
      dismissText="Not now"
      onRead={(how) => {
        if (how === 'followed') return;
        tolerantSessionStorage.setItem(dismissedKey, userId);
        setIsDismissed(true);
      }}
    >
      <p>So you can get back in if you forget your password.</p>
    </Notice>
  );
}
