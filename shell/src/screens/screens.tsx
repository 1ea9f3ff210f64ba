import type { Transport } from '@hearthway/contracts/platform';
import type { PagePath } from '@hearthway/contracts/pages';
import { createLifecycles, type ApplicationProps, type Lifecycles } from '@hearthway/web-kit/mount';
import { createElement, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Session } from '../session/index.js';
import { AuthScreen } from './auth/auth-screen.js';
import { CodeScreen } from './auth/code-screen.js';
import { ConfirmEmailScreen } from './auth/confirm-email-screen.js';
import { EndSessionScreen } from './auth/end-session-screen.js';
import { ForgotPasswordScreen } from './auth/forgot-password-screen.js';
import { NewPasswordScreen } from './auth/new-password-screen.js';
import { UndoEmailChangeScreen } from './auth/undo-email-change-screen.js';
import { NotFoundScreen } from './not-found/not-found-screen.js';
import type { ScreenProps } from './screen-props.js';
import { subscribeToLocation } from './use-search-parameter.js';

export interface ScreensDependencies {
  readonly session: Session;
  readonly bare: Transport;
}

type Screen = (props: ScreenProps) => ReactNode;

const pages: Readonly<Record<PagePath<'shell'>, Screen>> = {
  '/auth': AuthScreen,
  '/auth/code': CodeScreen,
  '/auth/forgot-password': ForgotPasswordScreen,
  '/auth/new-password': NewPasswordScreen,
  '/auth/confirm-email': ConfirmEmailScreen,
  '/auth/undo-email-change': UndoEmailChangeScreen,
  '/auth/end-session': EndSessionScreen,
};
const screens = new Map<string, Screen>(Object.entries(pages));

/** The screens the shell renders itself, as one single-spa application. */
export function createScreens(dependencies: ScreensDependencies): Lifecycles<ApplicationProps> {
  return createLifecycles<ApplicationProps>({
    render: () => <Screens {...dependencies} />,
    onError: (error) => {
      console.error('A screen of the shell failed', error);
    },
  });
}

export function Screens({ session, bare }: ScreensDependencies): ReactNode {
  const pathname = useSyncExternalStore(subscribeToLocation, () => location.pathname);
  const [loginName, setLoginName] = useState('');
  const props: ScreenProps = { session, bare, loginName, onLoginName: setLoginName };
  return createElement(screens.get(pathname) ?? NotFoundScreen, props);
}
