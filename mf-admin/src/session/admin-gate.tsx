import type { ReactNode } from 'react';
import { lazyPage } from '@hearthway/web-kit/slice';
import { Outlet } from 'react-router-dom';
import { pageWaiting } from '../page-placeholders.js';
import { useAdminSessions } from './admin-session-provider.js';

const SignInPanel = lazyPage(async () => (await import('./sign-in-panel.js')).SignInPanel, pageWaiting);

/** Shows the page to admins and the sign-in panel to anyone else. */
export function AdminGate(): ReactNode {
  const { session } = useAdminSessions();
  return session ? <Outlet /> : <SignInPanel />;
}
