import { useEffect, useRef, type ReactNode } from 'react';
import { adminCredential } from '@hearthway/contracts/identity';
import { Alert, Button, Card, Main, PasswordField, UsernameField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { useAdminSessions } from './admin-session-provider.js';
import { refusalText } from './refusal-text.js';
import css from './sign-in-panel.module.css';

export function SignInPanel(): ReactNode {
  const { signIn, hasEnded } = useAdminSessions();
  const heading = useRef<HTMLHeadingElement>(null);
  // Signing out removed the focused page.
  useEffect(() => {
    if (hasEnded) heading.current?.focus();
  }, [hasEnded]);
  const { field, onSubmit, pending, refusal } = useContractForm({
    schema: adminCredential,
    defaultValues: { username: '', password: '' },
    send: signIn,
    explain: refusalText,
    refusedField: 'password',
  });

  return (
    <Main className={css['page']}>
      <Card as="section" padding="large" className={css['panel']} aria-labelledby="admin-access">
        <h1 ref={heading} id="admin-access" tabIndex={-1} className={css['heading']}>
          Admin Access
        </h1>
        <p className={css['text']}>Authentication required</p>
        <form className={css['form']} method="post" noValidate onSubmit={onSubmit} aria-label="Admin sign-in">
          {refusal && <Alert tone="danger">{refusal}</Alert>}
          <UsernameField {...field('username')} required reserveError={false} />
          <PasswordField {...field('password')} label="Password" required reserveError={false} />
          <Button type="submit" size="large" fullWidth pending={pending} pendingText="Checking…">
            Sign in
          </Button>
        </form>
        <p className={css['note']}>
          We keep your password only in this tab. Reloading the page or 30 minutes of inactivity signs you out.
        </p>
      </Card>
    </Main>
  );
}
