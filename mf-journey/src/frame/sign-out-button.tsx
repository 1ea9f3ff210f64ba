import { useState, type ReactNode } from 'react';
import { LogOutIcon } from '@hearthway/web-kit';
import { usePlatform } from '../platform/index.js';

export interface SignOutButtonProps {
  className: string | undefined;
  iconSize: number;
}

/** The shell says how it went; a sign-out that failed leaves the buyer here with the button as it was. */
export function SignOutButton({ className, iconSize }: SignOutButtonProps): ReactNode {
  const { session } = usePlatform();
  const [pending, setPending] = useState(false);
  const signOut = (): void => {
    if (pending) return;
    setPending(true);
    const done = (): void => {
      setPending(false);
    };
    session.signOut().then(done, done);
  };
  return (
    <button type="button" className={className} aria-disabled={pending || undefined} onClick={signOut}>
      <LogOutIcon size={iconSize} />
      {pending ? 'Logging out…' : 'Log out'}
    </button>
  );
}
