import { useState } from 'react';
import { usePlatform } from '@hearthway/web-kit/slice';

export interface SignOut {
  readonly label: string;
  readonly pending: boolean;
  readonly signOut: () => void;
}

/** The shell says how it went; a sign-out that failed leaves the buyer here and may be tried again. */
export function useSignOut(): SignOut {
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
  return { label: pending ? 'Logging out…' : 'Log out', pending, signOut };
}
