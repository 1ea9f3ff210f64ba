import { createLifecycles, type ApplicationProps, type Lifecycles } from '@hearthway/web-kit/mount';
import { useSyncExternalStore, type ReactNode } from 'react';
import { accountPages } from '@hearthway/contracts/account-pages';
import { authPath } from '../shell-pages.js';
import type { Session } from '../session/index.js';
import { AuthScreen } from './auth/auth-screen.js';
import { ForgotPasswordScreen } from './auth/forgot-password-screen.js';
import { NewPasswordScreen } from './auth/new-password-screen.js';
import { VerifyEmailScreen } from './auth/verify-email-screen.js';
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
  switch (pathname) {
    case authPath:
      return <AuthScreen session={session} />;
    case accountPages.forgotPassword:
      return <ForgotPasswordScreen session={session} />;
    case accountPages.newPassword:
      return <NewPasswordScreen session={session} />;
    case accountPages.verifyEmail:
      return <VerifyEmailScreen session={session} />;
    default:
      return <NotFoundScreen session={session} />;
  }
}
