import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { Alert, Button, Card, Main, PasswordField, TextField } from '@hearthway/web-kit';
import { useAdminSessions } from './admin-session-provider.js';
import { refusalText } from './refusal-text.js';
import css from './sign-in-panel.module.css';

/** What anybody sees who is not signed in as an admin. */
export function SignInPanel(): ReactNode {
  const { signIn, hasEnded } = useAdminSessions();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  // What had the focus is gone with the page that was signed out of.
  useEffect(() => {
    if (hasEnded) heading.current?.focus();
  }, [hasEnded]);

  const attempt = async (): Promise<void> => {
    setPending(true);
    setRefusal('');
    try {
      await signIn({ username: username.trim(), password });
    } catch (error) {
      setRefusal(refusalText(error));
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (pending) return;
    if (username.trim() && password) void attempt();
    else setRefusal('Enter your admin username and password.');
  };

  return (
    <Main className={css['page']}>
      <Card as="section" padding="large" className={css['panel']} aria-labelledby="admin-access">
        <h1 ref={heading} id="admin-access" tabIndex={-1} className={css['heading']}>
          Admin Access
        </h1>
        <p className={css['text']}>Authentication required</p>
        <form className={css['form']} method="post" noValidate onSubmit={submit} aria-label="Admin sign-in">
          {refusal && <Alert tone="danger">{refusal}</Alert>}
          <TextField
            label="Username"
            value={username}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
            reserveError={false}
            onChange={(event) => setUsername(event.target.value)}
          />
          <PasswordField
            label="Password"
            value={password}
            required
            reserveError={false}
            onChange={(event) => setPassword(event.target.value)}
          />
          <Button type="submit" size="large" fullWidth pending={pending} pendingText="Checking…">
            Sign in
          </Button>
        </form>
        <p className={css['note']}>
          Your password is kept nowhere but in this tab. A reload signs you out, and so do 30 minutes of doing nothing.
        </p>
      </Card>
    </Main>
  );
}
