import { Tabs } from '@hearthway/web-kit';
import { useState, type ReactNode } from 'react';
import { authPath } from '@hearthway/contracts/page-paths';
import type { ScreenProps } from '../screen-props.js';
import { useSearchParameter } from '../use-search-parameter.js';
import { AuthFrame, SignedOut, Title } from './auth-frame.js';
import { LoginForm, type AuthValues } from './login-form.js';
import { RegisterForm } from './register-form.js';

const registerPath = `${authPath}?tab=register`;
const empty: AuthValues = { username: '', email: '', password: '' };

/** Login and Register. */
export function AuthScreen(props: ScreenProps): ReactNode {
  return (
    <AuthFrame>
      <SignedOut session={props.session} title="Log in or register">
        <AuthForms {...props} />
      </SignedOut>
    </AuthFrame>
  );
}

function AuthForms({ session, loginName, onLoginName }: ScreenProps): ReactNode {
  const tab = useSearchParameter('tab') === 'register' ? 'register' : 'login';
  // Shared by both forms, so that switching keeps what was typed.
  const [typed, setTyped] = useState({ ...empty, username: loginName });
  // Following the link removes it from the page and focus would be lost, so the other form's first field takes focus.
  const [followedLink, setFollowedLink] = useState(false);
  const onTyped = (values: Partial<AuthValues>): void => {
    setTyped((before) => ({ ...before, ...values }));
    if (values.username !== undefined) onLoginName(values.username);
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
      <Title>{tab === 'login' ? 'Welcome back' : 'Create your account'}</Title>
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
