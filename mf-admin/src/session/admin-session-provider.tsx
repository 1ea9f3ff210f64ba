import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Transport } from '@hearthway/contracts/platform';
import { usePlatform } from '@hearthway/web-kit/slice';
import { adminSession, checkCredential, type AdminCredential, type AdminSession } from './admin-session.js';
import { idleMinutes, useIdleEnd } from './use-idle-end.js';

interface AdminSessions {
  readonly session: AdminSession | null;
  /** Whether a session has ended since the page loaded. */
  readonly hasEnded: boolean;
  /** @throws {RequestError} 401 for a wrong credential, 429 after too many of them */
  readonly signIn: (credential: AdminCredential) => Promise<void>;
  readonly signOut: () => void;
}

const AdminSessionsContext = createContext<AdminSessions | null>(null);

interface AdminSessionProviderProps {
  readonly send: Transport;
  /** Called to clear all data that was read with the session. */
  readonly onEnded: () => void;
  readonly children: ReactNode;
}

/** Keeps the credential in memory until logout, a reload, a refusal, or half an hour of inactivity. */
export function AdminSessionProvider({ send, onEnded, children }: AdminSessionProviderProps): ReactNode {
  const { toast } = usePlatform();
  const [credential, setCredential] = useState<AdminCredential | null>(null);
  const [hasEnded, setHasEnded] = useState(false);
  const signOut = useCallback(() => {
    setCredential(null);
    setHasEnded(true);
    onEnded();
  }, [onEnded]);
  const endWithReason = useCallback(
    (reason: string) => {
      signOut();
      toast({ title: 'Signed out', description: `${reason} Please sign in again.` });
    },
    [signOut, toast],
  );
  useIdleEnd(
    credential !== null,
    useCallback(() => endWithReason(`You were inactive for ${idleMinutes} minutes.`), [endWithReason]),
  );

  const sessions = useMemo<AdminSessions>(
    () => ({
      session: credential && adminSession(credential, send, () => endWithReason('Your session is no longer valid.')),
      hasEnded,
      async signIn(typed) {
        await checkCredential(typed, send);
        setCredential(typed);
      },
      signOut,
    }),
    [credential, send, hasEnded, endWithReason, signOut],
  );
  return <AdminSessionsContext value={sessions}>{children}</AdminSessionsContext>;
}

export function useAdminSessions(): AdminSessions {
  const sessions = useContext(AdminSessionsContext);
  if (!sessions) throw new Error('AdminSessionProvider is missing');
  return sessions;
}

/** For pages behind the gate. */
export function useAdminSession(): AdminSession {
  const { session } = useAdminSessions();
  if (!session) throw new Error('No admin is signed in');
  return session;
}
