import { accountMailSeconds, requestPasswordReset } from '@hearthway/contracts/identity';
import { Button } from '@hearthway/web-kit';
import { callOperation } from '@hearthway/web-kit/http';
import { useState, type ReactNode } from 'react';
import type { ScreenProps } from '../screen-props.js';
import css from './auth-form.module.css';
import { AuthFrame } from './auth-frame.js';
import { LoginNameForm } from './login-name-form.js';
import { fewAnHour, GoBack, Result, Support } from './result.js';

/** Says the same whether or not there is such an account. */
export function ForgotPasswordScreen({ session, bare, loginName, onLoginName }: ScreenProps): ReactNode {
  const [isSent, setSent] = useState(false);
  return (
    <AuthFrame step={isSent ? 'sent' : 'asking'}>
      {isSent ? (
        <Result title="Check your email">
          <p>
            If there’s an account with that username or email, we’ve sent its username and a link for choosing a new
            password. It works for {accountMailSeconds['password-reset'] / 60} minutes.
          </p>
          <div>
            <h2 className={css['subtitle']}>Nothing there after a few minutes?</h2>
            <ul className={css['list']}>
              <li>Look in your spam folder.</li>
              <li>Look in the mailbox of the address you registered with. You may have more than one.</li>
              <li>Check the spelling of what you entered, and try again. {fewAnHour}</li>
              <li>
                Still nothing? Write to <Support />.
              </li>
            </ul>
          </div>
          <Button variant="secondary" size="large" fullWidth onClick={() => setSent(false)}>
            Try again
          </Button>
        </Result>
      ) : (
        <Result title="Forgot your password?">
          <p>Tell us your username or email. We’ll email you a link for choosing a new password.</p>
          <LoginNameForm
            label="Forgot your password?"
            loginName={loginName}
            onLoginName={onLoginName}
            send={async (body) => {
              await callOperation(bare, requestPasswordReset, { body });
              setSent(true);
            }}
          >
            Email me a link
          </LoginNameForm>
        </Result>
      )}
      <GoBack session={session} />
    </AuthFrame>
  );
}
