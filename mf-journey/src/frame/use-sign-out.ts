import { useState } from 'react';
import { usePlatform } from '@hearthway/web-kit/slice';

export interface SignOut {
  readonly label: string;
  readonly pending: boolean;
  readonly signOut: () => void;
}

/** The shell reports the result. After a failure the buyer stays here and can try again. */
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
