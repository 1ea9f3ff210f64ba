import { brand } from '@hearthway/contracts/brand';
import { Alert, Button, LoadingText, Main, Tabs } from '@hearthway/web-kit';
import { isSiteDataBlocked } from '@hearthway/web-kit/storage';
import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { authPath, homePath } from '@hearthway/contracts/pages';
import type { Session } from '../../session/index.js';
import { SiteHeader } from '../site-header.js';
import { useSearchParameter } from '../use-search-parameter.js';
import css from './auth-screen.module.css';
import { LoginForm, type AuthValues } from './login-form.js';
import { RegisterForm } from './register-form.js';
import { SidePanel } from './side-panel.js';

export interface AuthScreenProps {
  readonly session: Session;
}

const registerPath = `${authPath}?tab=register`;
const empty: AuthValues = { username: '', email: '', password: '' };

/** Login and Register, or what the browser has to allow first. No form until the user is known to be signed out; the guard redirects signed-in users. */
export function AuthScreen({ session }: AuthScreenProps): ReactNode {
  return (
    <div className={css['screen']}>
      <SiteHeader home={homePath} />
      <Main className={css['columns']}>
        <div className={css['card']}>
          <Card session={session} />
        </div>
        <SidePanel />
      </Main>
    </div>
  );
}

function Card({ session }: AuthScreenProps): ReactNode {
  const user = useSyncExternalStore(session.subscribe, session.user);
  if (user !== null) return <LoadingText>Loading…</LoadingText>;
  return isSiteDataBlocked() ? <SiteDataBlocked /> : <AuthForms session={session} />;
}

/** Without cookies and storage a session would end with the page, so there is no form to fill in for nothing. */
function SiteDataBlocked(): ReactNode {
  return (
    <>
      <h1 className={css['title']}>Log in or register</h1>
      <Alert tone="warning" title="Your browser blocks site data">
        To keep you logged in, {brand.name} needs a cookie and your browser’s storage. In your browser’s settings, allow
        cookies and site data for {location.host}, then reload this page.
      </Alert>
      <Button
        fullWidth
        size="large"
        className={css['reload']}
        onClick={() => {
          location.reload();
        }}
      >
        Reload the page
      </Button>
    </>
  );
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
