import { brand } from '@hearthway/contracts/brand';
import { LoadingText, Main, Tabs, Wordmark } from '@hearthway/web-kit';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { authPath, homePath } from '../../apps.js';
import type { Session } from '../../session/index.js';
import { useSearchParameter } from '../use-search-parameter.js';
import css from './auth-screen.module.css';
import type { AuthValues } from './auth-values.js';
import { LoginForm } from './login-form.js';
import { RegisterForm } from './register-form.js';
import { SidePanel } from './side-panel.js';

export interface AuthScreenProps {
  readonly session: Session;
}

const registerPath = `${authPath}?tab=register`;
const empty: AuthValues = { username: '', email: '', password: '' };

/** Login and Register. Who is signed in already is sent on by the guard, and sees no form until then. */
export function AuthScreen({ session }: AuthScreenProps): ReactNode {
  const user = useSyncExternalStore(session.subscribe, session.user);
  return (
    <div className={css['screen']}>
      <header className={css['header']}>
        <a className={css['home']} href={homePath}>
          <Wordmark name={brand.name} />
        </a>
      </header>
      <Main className={css['columns']}>
        <div className={css['card']}>
          {user === null ? <AuthForms session={session} /> : <LoadingText>Loading…</LoadingText>}
        </div>
        <SidePanel />
      </Main>
    </div>
  );
}

function AuthForms({ session }: AuthScreenProps): ReactNode {
  const tab = useSearchParameter('tab') === 'register' ? 'register' : 'login';
  // What was typed in one form is not lost on the way to the other.
  const [typed, setTyped] = useState(empty);
  // The link to the other form goes away with its own, and focus with it; the other form's first field takes it.
  const [byLink, setByLink] = useState(false);
  const onTyped = (values: Partial<AuthValues>): void => {
    setTyped((before) => ({ ...before, ...values }));
  };
  const form = { typed, onTyped, takesFocus: byLink };
  const followed = (): void => {
    setByLink(true);
  };

  const login = (
    <LoginForm
      {...form}
      send={(credentials) => session.signIn(credentials)}
      other={
        <>
          Don’t have an account?{' '}
          <a href={registerPath} onClick={followed}>
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
          <a href={authPath} onClick={followed}>
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
          setByLink(false);
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
