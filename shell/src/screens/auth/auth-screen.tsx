import { brand } from '@hearthway/contracts/brand';
import { LoadingText, Tabs, Wordmark } from '@hearthway/web-kit';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
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
      <a className={css['home']} href={homePath}>
        <Wordmark name={brand.name} />
      </a>
      <div className={css['columns']}>
        <div className={css['card']}>
          {user === null ? <AuthForms session={session} /> : <LoadingText>Loading…</LoadingText>}
        </div>
        <SidePanel />
      </div>
    </div>
  );
}

function AuthForms({ session }: AuthScreenProps): ReactNode {
  const tab = useSearchParameter('tab') === 'register' ? 'register' : 'login';
  // Both forms hold the same values: what was typed in one is not lost on the way to the other.
  const [values, setValues] = useState(empty);
  const ref = useRef<HTMLDivElement>(null);
  const form = { values, onChange: setValues };
  useFocusAfterLink(ref, tab);

  const login = (
    <LoginForm
      {...form}
      send={session.signIn}
      other={
        <>
          Don’t have an account? <a href={registerPath}>Register</a>
        </>
      }
    />
  );
  const register = (
    <RegisterForm
      {...form}
      send={session.register}
      other={
        <>
          Already have an account? <a href={authPath}>Login</a>
        </>
      }
    />
  );
  return (
    <div ref={ref}>
      <h1 className={css['title']}>{tab === 'login' ? 'Welcome back' : 'Create your account'}</h1>
      <Tabs
        label="Login or register"
        fullWidth
        value={tab}
        onValueChange={(value) => {
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

/** The link that changes the tab goes away with its form; focus goes on to the first field of the other. */
function useFocusAfterLink(ref: { readonly current: HTMLElement | null }, tab: string): void {
  const lastTab = useRef(tab);
  useEffect(() => {
    if (lastTab.current === tab) return;
    lastTab.current = tab;
    if (document.activeElement === document.body) ref.current?.querySelector('input')?.focus();
  }, [ref, tab]);
}
