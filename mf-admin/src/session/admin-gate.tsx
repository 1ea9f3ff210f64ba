import type { ReactNode } from 'react';
import { partOfTheSlice } from '../late-part/index.js';
import { useAdminSessions } from './admin-session-provider.js';

const SignInPanel = partOfTheSlice(async () => (await import('./sign-in-panel.js')).SignInPanel);

/** Shows what is behind it to an admin, and to anyone else where to sign in. */
export function AdminGate({ children }: { children: ReactNode }): ReactNode {
  const { session } = useAdminSessions();
  return session ? children : <SignInPanel />;
}
