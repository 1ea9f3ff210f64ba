import { useState } from 'react';
import type { User } from '@hearthway/contracts/identity';
import { useUser } from '@hearthway/web-kit/slice';
import { tolerantSessionStorage } from '@hearthway/web-kit/storage';

const dismissedKey = 'unconfirmed_email_dismissed';

/** @returns the address, if the page should mention it, and what dismisses that until the tab is closed */
export function useUnconfirmedEmail(): readonly [email: User['email'] | undefined, dismiss: () => void] {
  const user = useUser();
  const [dismissedBy, setDismissedBy] = useState(() => tolerantSessionStorage.getItem(dismissedKey));
  const dismiss = () => {
    if (!user) return;
    tolerantSessionStorage.setItem(dismissedKey, user.id);
    setDismissedBy(user.id);
  };
  return [user && !user.emailVerified && dismissedBy !== user.id ? user.email : undefined, dismiss];
}
