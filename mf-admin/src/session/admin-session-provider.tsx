import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Transport } from '@hearthway/contracts/platform';
import { usePlatform } from '@hearthway/web-kit/slice';
import { adminSession, checkCredential, type AdminCredential, type AdminSession } from './admin-session.js';
import { idleMinutes, useIdleEnd } from './use-idle-end.js';

interface AdminSessions {
  readonly session: AdminSession | null;
  /** Whether somebody was signed in before. */
  readonly hasEnded: boolean;
  /** @throws RequestError 401 when the credential is not good, 429 after too many that were not */
  readonly signIn: (credential: AdminCredential) => Promise<void>;
  readonly signOut: () => void;
}

const AdminSessionsContext = createContext<AdminSessions | null>(null);

interface AdminSessionProviderProps {
  readonly send: Transport;
  /** What was read with the session is to be forgotten. */
  readonly onEnded: () => void;
  readonly children: ReactNode;
}

/** Keeps the credential in memory, from sign-in to Logout, a reload, a refusal or half an hour without a sign of life. */
export function AdminSessionProvider({ send, onEnded, children }: AdminSessionProviderProps): ReactNode {
  const { toast } = usePlatform();
  const [credential, setCredential] = useState<AdminCredential | null>(null);
  const [hasEnded, setHasEnded] = useState(false);
  const signOut = useCallback(() => {
    setCredential(null);
    setHasEnded(true);
    onEnded();
  }, [onEnded]);
  const endSaying = useCallback(
    (reason: string) => {
      signOut();
      toast({ title: 'Signed out', description: `${reason} Please sign in again.` });
    },
    [signOut, toast],
  );
  useIdleEnd(
    credential !== null,
    useCallback(() => endSaying(`You were inactive for ${idleMinutes} minutes.`), [endSaying]),
  );

  const sessions = useMemo<AdminSessions>(
    () => ({
      session: credential && adminSession(credential, send, () => endSaying('Your session is no longer valid.')),
      hasEnded,
      async signIn(typed) {
        await checkCredential(typed, send);
        setCredential(typed);
      },
      signOut,
    }),
    [credential, send, hasEnded, endSaying, signOut],
  );
  return <AdminSessionsContext value={sessions}>{children}</AdminSessionsContext>;
}

export function useAdminSessions(): AdminSessions {
  const sessions = useContext(AdminSessionsContext);
  if (!sessions) throw new Error('The page was drawn without an admin session provider');
  return sessions;
}

/** Of a page behind the gate. */
export function useAdminSession(): AdminSession {
  const { session } = useAdminSessions();
  if (!session) throw new Error('The page was drawn before anybody signed in');
  return session;
}
