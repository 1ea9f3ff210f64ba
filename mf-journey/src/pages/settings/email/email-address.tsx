import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { listPurchases } from '@hearthway/contracts/commerce';
import type { User } from '@hearthway/contracts/identity';
import { CircleCheckIcon, useFocusAfter } from '@hearthway/web-kit';
import { operationKey } from '@hearthway/web-kit/http';
import { useCaller, usePlatform } from '@hearthway/web-kit/slice';
import { useQueryClient } from '@tanstack/react-query';
import { useLogRefresh } from '../security-log/use-log-refresh.js';
import { SettingsSection } from '../settings-section.js';
import { headingId } from '../settings-sections.js';
import { addressToConfirm } from './address-to-confirm.js';
import { Confirmation } from './confirmation.js';
import { KeepAddress } from './keep-address.js';
import css from './email-address.module.css';

/** Whether the address is confirmed, and how to do it. */
export function EmailAddress({ user }: { readonly user: User }): ReactNode {
  const { session } = usePlatform();
  const waiting = addressToConfirm(user);
  const isWaiting = waiting !== undefined;
  useRefreshAfter(isWaiting);
  useFocusAfter(isWaiting, () => document.getElementById(headingId('email')));
  // The link may be used in another tab or on another device.
  useEffect(() => {
    if (!isWaiting) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible') void session.reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWaiting, session]);
  return (
    <SettingsSection
      section="email"
      lead="A confirmed address gets you back in if you forget your password, and shows us which purchases are yours."
    >
      <State user={user} />
      {waiting !== undefined && <Confirmation key={waiting} address={waiting} />}
    </SettingsSection>
  );
}

/** Fetches again what follows from the address, however it was confirmed or kept. */
function useRefreshAfter(isWaiting: boolean): void {
  const caller = useCaller();
  const client = useQueryClient();
  const refreshLog = useLogRefresh();
  const wasWaiting = useRef(isWaiting);
  const refresh = useEffectEvent(() => {
    void refreshLog();
    void client.invalidateQueries({ queryKey: operationKey(caller, listPurchases) });
  });
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) refresh();
    wasWaiting.current = isWaiting;
  }, [isWaiting]);
}

function State({ user }: { readonly user: User }): ReactNode {
  const { email, emailVerified, pendingEmail } = user;
  if (pendingEmail !== null) {
    return (
      <div className={css['state']}>
        <p>
          We’ve sent a link and a code to <strong>{pendingEmail}</strong>. Until it’s confirmed,{' '}
          <strong>{email}</strong> stays your address.
        </p>
        <KeepAddress user={user} />
      </div>
    );
  }
  if (emailVerified) {
    return (
      <p className={css['confirmed']}>
        <CircleCheckIcon size={20} />
        <span>{email} is confirmed.</span>
      </p>
    );
  }
  return (
    <p className={css['state']}>
      <span>
        <strong>{email}</strong> isn’t confirmed yet. Use the link or the code from our email, or have us send a new
        one. Until then, we can’t warn you of new logins, email you login codes, or show you what you bought.
      </span>
    </p>
  );
}
