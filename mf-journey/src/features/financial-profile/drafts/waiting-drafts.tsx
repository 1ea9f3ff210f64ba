import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { Alert, buttonClassName } from '@hearthway/web-kit';
import { PageLink } from '@hearthway/web-kit/router';
import { useUser } from '@hearthway/web-kit/slice';
import { hasDrafts, subscribeToDrafts } from './draft-storage.js';

/** Long enough for what the profile's page has sent as it was left. */
const underWayMilliseconds = 1_000;

/** Tells a buyer who is elsewhere that a part of the financial profile never reached the server. Its own page sends it. */
export function WaitingDrafts(): ReactNode {
  const userId = useUser()?.id;
  const areKept = useSyncExternalStore(subscribeToDrafts, () => userId !== undefined && hasDrafts(userId));
  const [mayBeUnderWay, setMayBeUnderWay] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => {
      setMayBeUnderWay(false);
    }, underWayMilliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (!areKept || mayBeUnderWay) return null;
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
