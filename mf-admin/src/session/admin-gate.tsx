import type { ReactNode } from 'react';
import { lazyPart } from '@hearthway/web-kit/slice';
import { Outlet } from 'react-router-dom';
import { pageFailed, pageWaiting } from '../page-stand-ins.js';
import { useAdminSessions } from './admin-session-provider.js';

const SignInPanel = lazyPart(async () => (await import('./sign-in-panel.js')).SignInPanel, {
  waiting: pageWaiting,
  failed: pageFailed,
});

/** Shows the page of the address to an admin, and to anyone else where to sign in. */
export function AdminGate(): ReactNode {
  const { session } = useAdminSessions();
  return session ? <Outlet /> : <SignInPanel />;
}
