import { LoadingText, Tabs } from '@hearthway/web-kit';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { authPath } from '../../shell-pages.js';
import type { Session } from '../../session/index.js';
import { useSearchParameter } from '../use-search-parameter.js';
import { AuthFrame } from './auth-frame.js';
import css from './auth-screen.module.css';
import { LoginForm, type AuthValues } from './login-form.js';
import { RegisterForm } from './register-form.js';

export interface AuthScreenProps {
  readonly session: Session;
}

const registerPath = `${authPath}?tab=register`;
const empty: AuthValues = { username: '', email: '', password: '' };

/** Login and Register. No form until the user is known to be signed out; the guard redirects signed-in users. */
export function AuthScreen({ session }: AuthScreenProps): ReactNode {
  const user = useSyncExternalStore(session.subscribe, session.user);
  return <AuthFrame>{user === null ? <AuthForms session={session} /> : <LoadingText>Loading…</LoadingText>}</AuthFrame>;
}

function AuthForms({ session }: AuthScreenProps): ReactNode {
  const tab = useSearchParameter('tab') === 'register' ? 'register' : 'login';
  // Shared by both forms, so that switching keeps what was typed.
  const [typed, setTyped] = useState(empty);
  // Following the link removes it from the page and focus would be lost, so the other form's first field takes focus.
  const [followedLink, setFollowedLink] = useState(false);
  const onTyped = (values: Partial<AuthValues>): void => {
    setTyped((before) => ({ ...before, ...values }));
  };
  const form = { typed, onTyped, takesFocus: followedLink };
  const onFollow = (): void => {
    setFollowedLink(true);
  };

  const login = (
    <LoginForm
      {...form}
      send={(credentials) => session.signIn(credentials)}
      other={
        <>
          Don’t have an account?{' '}
          <a href={registerPath} onClick={onFollow}>
            Register
          </a>
        </>
      }
    />
  );
  const register = (
    <RegisterForm
      {...form}
      send={(registration) => session.register(registration)}
      other={
        <>
          Already have an account?{' '}
          <a href={authPath} onClick={onFollow}>
            Login
          </a>
        </>
      }
    />
  );
  return (
    <div>
      <h1 className={css['title']}>{tab === 'login' ? 'Welcome back' : 'Create your account'}</h1>
      <Tabs
        label="Login or register"
        fullWidth
        value={tab}
        onValueChange={(value) => {
          setFollowedLink(false);
          history.replaceState(null, '', value === 'register' ? registerPath : authPath);
        }}
        items={[
          { value: 'login', label: 'Login', content: login },
          { value: 'register', label: 'Register', content: register },
        ]}
      />
    </div>
  );
}
