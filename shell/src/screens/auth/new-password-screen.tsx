import { accountPages } from '@hearthway/contracts/account-pages';
import { credentialLimits } from '@hearthway/contracts/constants';
import { newPassword } from '@hearthway/contracts/identity';
import { problemTexts } from '@hearthway/contracts/texts';
import { Alert, Button, ButtonLink, PasswordField } from '@hearthway/web-kit';
import { useContractForm } from '@hearthway/web-kit/form';
import { RequestError } from '@hearthway/web-kit/http';
import { useState, type ReactNode } from 'react';
import { authPath } from '../../shell-pages.js';
import type { Session } from '../../session/index.js';
import css from './auth-form.module.css';
import { AuthFrame } from './auth-frame.js';
import screenCss from './auth-screen.module.css';
import { Result } from './result.js';
import { StrengthHint } from './strength-hint.js';
import { forgetLinkToken, useLinkToken } from './use-link-token.js';
import { usePasswordStrength } from './use-password-strength.js';

type Props = Readonly<{ session: Pick<Session, 'completePasswordReset'> }>;

export function NewPasswordScreen({ session }: Props): ReactNode {
  const token = useLinkToken();
  return <NewPassword key={token} session={session} token={token} />;
}

function NewPassword({ session, token }: Props & { readonly token: string }): ReactNode {
  const [state, setState] = useState<'choosing' | 'changed' | 'unusable'>(token === '' ? 'unusable' : 'choosing');
  return (
    <AuthFrame>
      {state === 'choosing' && (
        <PasswordForm
          token={token}
          send={async (chosen) => {
            try {
              await session.completePasswordReset(chosen);
            } catch (error) {
              if (!(error instanceof RequestError && error.code === 'account-link.unusable')) throw error;
              setState('unusable');
              return;
            }
            forgetLinkToken();
            setState('changed');
          }}
        />
      )}
      {state === 'changed' && (
        <Result title="Your password was changed">
          <p>You’re logged out everywhere. Log in with your new password.</p>
          <ButtonLink href={authPath}>Log in</ButtonLink>
        </Result>
      )}
      {state === 'unusable' && (
        <Result title="This link doesn’t work">
          <p>{problemTexts.accountLinkUnusable} Links work once, for 30 minutes.</p>
          <ButtonLink href={accountPages.forgotPassword}>Email me a new link</ButtonLink>
        </Result>
      )}
    </AuthFrame>
  );
}

interface PasswordFormProps {
  readonly token: string;
  readonly send: (chosen: { token: string; newPassword: string }) => Promise<void>;
}

function PasswordForm({ token, send }: PasswordFormProps): ReactNode {
  const [typed, setTyped] = useState('');
  const form = useContractForm({
    schema: newPassword,
    defaultValues: { token, newPassword: '' },
    send,
    fieldOf: { 'user.password-too-common': 'newPassword', 'user.password-personal': 'newPassword' },
    refusedField: 'newPassword',
  });
  const { strength, prepare } = usePasswordStrength({ username: '', email: '', password: typed });
  return (
    <form
      className={css['form']}
      method="post"
      noValidate
      onChange={() => setTyped(form.methods.getValues('newPassword'))}
      onSubmit={form.onSubmit}
      aria-labelledby="new-password-title"
    >
      <h1 id="new-password-title" className={screenCss['title']}>
        Choose a new password
      </h1>
      <p>It replaces your old one, and logs you out everywhere.</p>
      <PasswordField
        {...form.field('newPassword')}
        label="New password"
        help={`At least ${credentialLimits.passwordMinimum} characters. A few unrelated words work well.`}
        autoComplete="new-password"
        required
        hint={<StrengthHint strength={strength} />}
        onFocus={prepare}
      />
      {form.refusal && (
        <Alert tone="danger" announce="off">
          {form.refusal}
        </Alert>
      )}
      <Button type="submit" size="large" fullWidth pending={form.pending} pendingText="Changing…">
        Change password
      </Button>
    </form>
  );
}
