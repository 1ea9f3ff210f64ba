import { passwordResetRequest } from '@hearthway/contracts/identity';
import { Alert, Button, EmailField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { useState, type ReactNode } from 'react';
import { authPath } from '../../shell-pages.js';
import type { Session } from '../../session/index.js';
import css from './auth-form.module.css';
import { AuthFrame } from './auth-frame.js';
import screenCss from './auth-screen.module.css';
import { Result } from './result.js';

type Props = Readonly<{ session: Pick<Session, 'requestPasswordReset'> }>;

/** Says the same whether or not there is an account. */
export function ForgotPasswordScreen({ session }: Props): ReactNode {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);
  return (
    <AuthFrame>
      {isSent ? (
        <Result title="Check your email">
          <p>
            If there’s an account for {email}, we’ve emailed a link for choosing a new password. It works once, for 30
            minutes.
          </p>
          <p>Nothing there? Look in your spam folder, or check the address and ask again in a few minutes.</p>
          <Button variant="secondary" onClick={() => setSent(false)}>
            Ask again
          </Button>
          <BackToLogin />
        </Result>
      ) : (
        <EmailForm
          email={email}
          send={async (request) => {
            await session.requestPasswordReset(request);
            setEmail(request.email);
            setSent(true);
          }}
        />
      )}
    </AuthFrame>
  );
}

interface EmailFormProps {
  readonly email: string;
  readonly send: (request: { email: string }) => Promise<void>;
}

function EmailForm({ email, send }: EmailFormProps): ReactNode {
  const form = useContractForm({
    schema: passwordResetRequest,
    defaultValues: { email },
    send,
    refusedField: 'email',
  });
  return (
    <form
      className={css['form']}
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      aria-labelledby="forgot-password-title"
    >
      <h1 id="forgot-password-title" className={screenCss['title']}>
        Forgot your password?
      </h1>
      <p>Enter your account’s email address. We’ll send you a link for choosing a new password.</p>
      <EmailField {...form.field('email')} required />
      {form.refusal && (
        <Alert tone="danger" announce="off">
          {form.refusal}
        </Alert>
      )}
      <Button type="submit" size="large" fullWidth pending={form.pending} pendingText="Sending…">
        Email me a link
      </Button>
      <BackToLogin />
    </form>
  );
}

function BackToLogin(): ReactNode {
  return (
    <p className={css['other']}>
      <a href={authPath}>Back to login</a>
    </p>
  );
}
