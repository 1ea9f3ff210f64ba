import {
  accountMailSeconds,
  accountNameRequest,
  requestSignInCode,
  signInCode,
  signInCodeLength,
} from '@hearthway/contracts/identity';
import { authPath, forgotPasswordPath } from '@hearthway/contracts/page-paths';
import { authTexts } from '@hearthway/contracts/texts';
import { Alert, Button, TextField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { callOperation } from '@hearthway/web-kit/http';
import { useState, type ReactNode } from 'react';
import type { SignInCode } from '../../session/index.js';
import type { ScreenProps } from '../screen-props.js';
import css from './auth-form.module.css';
import { AuthFrame, SignedOut } from './auth-frame.js';
import { ButtonForm } from './button-form.js';
import { LoginNameForm } from './login-name-form.js';
import { fewAnHour, Result } from './result.js';

interface Asked {
  readonly username: string;
  /** Stored only here, so the code is useless in another browser. */
  readonly requestToken: string;
  readonly isAnother: boolean;
}

const title = 'Log in with a code';

/** Says the same whether or not there is such an account. */
export function CodeScreen({ session, bare, loginName, onLoginName }: ScreenProps): ReactNode {
  const [asked, setAsked] = useState<Asked>();
  const ask = async (body: { username: string }): Promise<void> => {
    const { requestToken } = await callOperation(bare, requestSignInCode, { body });
    setAsked({ ...body, requestToken, isAnother: asked !== undefined });
  };
  return (
    <AuthFrame step={asked ? 'code' : 'name'}>
      <SignedOut session={session} title={title}>
        {asked ? (
          <Result title="Check your email">
            <p>
              If there’s an account with that username or email, and its address is confirmed, we’ve sent a code. It
              works for {accountMailSeconds['sign-in-code'] / 60} minutes, in this browser only.
            </p>
            <CodeForm
              key={asked.requestToken}
              requestToken={asked.requestToken}
              send={(code) => session.signInByCode(code)}
            />
            <p className={css['small']}>
              Nothing there? Look in your spam folder. {fewAnHour} If you haven’t confirmed your email address yet, we
              can’t send a code: <a href={forgotPasswordPath}>choose a new password</a> instead.
            </p>
            <div className={css['ways']}>
              <p role="status">
                {asked.isAnother &&
                  'If there’s such an account, we’ve sent another code, unless we sent a few already. Only the newest one works.'}
              </p>
              <ButtonForm
                schema={accountNameRequest}
                values={{ username: asked.username }}
                send={ask}
                variant="secondary"
                pendingText="Sending…"
              >
                Send another code
              </ButtonForm>
              <Button variant="quiet" fullWidth onClick={() => setAsked(undefined)}>
                Use another username or email
              </Button>
            </div>
          </Result>
        ) : (
          <Result title={title}>
            <p>Tell us your username or email. We’ll email a code to your account’s confirmed address.</p>
            <LoginNameForm label={title} loginName={loginName} onLoginName={onLoginName} send={ask}>
              Email me a code
            </LoginNameForm>
          </Result>
        )}
        <p className={css['other']}>
          <a href={authPath}>Use my password instead</a>
        </p>
      </SignedOut>
    </AuthFrame>
  );
}

interface CodeFormProps {
  readonly requestToken: string;
  readonly send: (code: SignInCode) => Promise<void>;
}

function CodeForm({ requestToken, send }: CodeFormProps): ReactNode {
  const form = useContractForm({
    schema: signInCode,
    defaultValues: { requestToken, code: '' },
    send,
    fieldOf: { 'session.invalid-code': 'code' },
    refusedField: 'code',
  });
  return (
    <form className={css['form']} method="post" noValidate onSubmit={form.onSubmit} aria-label={title}>
      <TextField
        {...form.field('code')}
        className={css['code']}
        label="Code"
        help={`${signInCodeLength} letters, in upper or lower case, with or without the hyphen.`}
        inputMode="text"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        required
      />
      {form.refusal && (
        <Alert tone="danger" announce="off">
          {form.refusal}
        </Alert>
      )}
      <Button type="submit" size="large" fullWidth pending={form.pending} pendingText={authTexts.loginPending}>
        Log in
      </Button>
    </form>
  );
}
