import { problemTexts } from '@hearthway/contracts/texts';
import { Alert, Button, ButtonLink } from '@hearthway/web-kit';
import { RequestError } from '@hearthway/web-kit/http';
import { useState, type ReactNode } from 'react';
import type { Session } from '../../session/index.js';
import css from './auth-form.module.css';
import { AuthFrame } from './auth-frame.js';
import screenCss from './auth-screen.module.css';
import { Result } from './result.js';
import { forgetLinkToken, useLinkToken } from './use-link-token.js';

type Props = Readonly<{ session: Pick<Session, 'completeEmailVerification'> }>;

const settingsPath = '/settings';

/** Verifies on the press of a button, since programs open links in emails by themselves. */
export function VerifyEmailScreen({ session }: Props): ReactNode {
  const token = useLinkToken();
  return <VerifyEmail key={token} session={session} token={token} />;
}

function VerifyEmail({ session, token }: Props & { readonly token: string }): ReactNode {
  const [state, setState] = useState<'asking' | 'verified' | 'unusable'>(token === '' ? 'unusable' : 'asking');
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function verify(): Promise<void> {
    setPending(true);
    setFailed(false);
    try {
      await session.completeEmailVerification(token);
      forgetLinkToken();
      setState('verified');
    } catch (error) {
      if (error instanceof RequestError && error.code === 'account-link.unusable') setState('unusable');
      else setFailed(true);
    } finally {
      setPending(false);
    }
  }

  return (
    <AuthFrame>
      {state === 'asking' && (
        <div className={`${css['form']} ${css['result']}`}>
          <h1 className={screenCss['title']}>Verify your email</h1>
          <p>This shows that the address is yours. What you bought from us with it then appears in your account.</p>
          {hasFailed && (
            <Alert tone="danger" title="We couldn’t verify your email">
              Please try again in a moment.
            </Alert>
          )}
          <Button size="large" fullWidth pending={isPending} pendingText="Verifying…" onClick={() => void verify()}>
            Verify my email
          </Button>
        </div>
      )}
      {state === 'verified' && (
        <Result title="Your email is verified">
          <p>Thank you. Your purchases with this address are in your settings.</p>
          <ButtonLink href={settingsPath}>Go to your settings</ButtonLink>
        </Result>
      )}
      {state === 'unusable' && (
        <Result title="This link doesn’t work">
          <p>{problemTexts.accountLinkUnusable} You can send yourself a new one from your settings.</p>
          <ButtonLink href={settingsPath}>Go to your settings</ButtonLink>
        </Result>
      )}
    </AuthFrame>
  );
}
