import { createLifecycles, type ApplicationProps, type Lifecycles } from '@hearthway/web-kit/mount';
import { useSyncExternalStore, type ReactNode } from 'react';
import { authPath } from '@hearthway/contracts/pages';
import type { Session } from '../session/index.js';
import { AuthScreen } from './auth/auth-screen.js';
import { NotFoundScreen } from './not-found/not-found-screen.js';
import { subscribeToLocation } from './use-search-parameter.js';

export interface ScreensDependencies {
  readonly session: Session;
}

/** The screens the shell renders itself, as one single-spa application. */
export function createScreens({ session }: ScreensDependencies): Lifecycles<ApplicationProps> {
  return createLifecycles<ApplicationProps>({
    render: () => <Screens session={session} />,
    onError: (error) => {
      console.error('A screen of the shell failed', error);
    },
  });
}

export function Screens({ session }: ScreensDependencies): ReactNode {
  const pathname = useSyncExternalStore(subscribeToLocation, () => location.pathname);
  return pathname === authPath ? <AuthScreen session={session} /> : <NotFoundScreen session={session} />;
}
