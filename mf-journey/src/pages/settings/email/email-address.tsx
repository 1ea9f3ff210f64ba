import { useEffect, type ReactNode } from 'react';
import type { User } from '@hearthway/contracts/identity';
import { CircleCheckIcon } from '@hearthway/web-kit';
import { usePlatform } from '@hearthway/web-kit/slice';
import { focusById } from '../../../anchor-link/index.js';
import { SettingsSection } from '../settings-section.js';
import { headingId } from '../settings-sections.js';
import { addressToConfirm } from './address-to-confirm.js';
import { Confirmation } from './confirmation.js';
import css from './email-address.module.css';

/** Whether the address is confirmed, and how to do it. */
export function EmailAddress({ user }: { readonly user: User }): ReactNode {
  const { session } = usePlatform();
  const waiting = addressToConfirm(user);
  const isWaiting = waiting !== undefined;
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
      {waiting !== undefined && (
        <Confirmation
          key={waiting}
          address={waiting}
          onConfirmed={() => {
            focusById(headingId('email'));
          }}
        />
      )}
    </SettingsSection>
  );
}

function State({ user: { email, emailVerified, pendingEmail } }: { readonly user: User }): ReactNode {
  if (pendingEmail !== null) {
    return (
      <div className={css['state']}>
        <p>
          We’ve sent a link and a code to <strong>{pendingEmail}</strong>. Until it’s confirmed,{' '}
          <strong>{email}</strong> stays your address.
        </p>
        <p>Want to keep {email}? Save your profile with that address and your password, and we’ll drop the new one.</p>
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
        <strong>{email}</strong> isn’t confirmed yet. Use the link or the code from our email. Until then, we can’t warn
        you of new logins, email you login codes, or show you what you bought.
      </span>
    </p>
  );
}
