import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Alert, buttonClassName } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { useUser } from '@hearthway/web-kit/slice';
import { hasDrafts, subscribeToDrafts } from '../../drafts/index.js';

const subscribe = (listener: () => void) => subscribeToDrafts('financialProfile', listener);

/** Time for the save that the profile page starts when it is left. */
const saveMilliseconds = 1_000;

/** Warns, on other pages, that edits to the financial profile are not on the server. The profile page sends them. */
export function WaitingDrafts(): ReactNode {
  const userId = useUser()?.id;
  const hasWaiting = useSyncExternalStore(
    subscribe,
    () => userId !== undefined && hasDrafts('financialProfile', userId),
  );
  const [mayBeSaving, setMayBeSaving] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      setMayBeSaving(false);
    }, saveMilliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (!hasWaiting || mayBeSaving) return null;
  return (
    <Alert
      tone="warning"
      announce="polite"
      title="Part of your financial profile is saved only on this device"
      action={
        <PageLink to="/pre-approval-form" className={buttonClassName({ variant: 'secondary', size: 'small' })}>
          Open your financial profile
        </PageLink>
      }
    >
      Your latest changes weren’t sent or aren’t finished yet. Nothing is lost: open your profile, and we’ll send what’s
      ready.
    </Alert>
  );
}
