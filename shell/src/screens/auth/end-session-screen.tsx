import { endSessionByLink, linkRequest } from '@hearthway/contracts/identity';
import { forgotPasswordPath } from '@hearthway/contracts/page-paths';
import { ButtonLink } from '@hearthway/web-kit';
import { callOperation } from '@hearthway/web-kit/http';
import type { ReactNode } from 'react';
import type { ScreenProps } from '../screen-props.js';
import { ButtonForm } from './button-form.js';
import { MailedLink, type LinkRequest } from './mailed-link.js';
import { Result } from './result.js';

export function EndSessionScreen({ session, bare }: ScreenProps): ReactNode {
  const chooseNewPassword = (
    <ButtonLink href={forgotPasswordPath} size="large" fullWidth>
      Choose a new password
    </ButtonLink>
  );
  return (
    <MailedLink
      session={session}
      post={(body: LinkRequest) => callOperation(bare, endSessionByLink, { body })}
      form={(token, send) => (
        <Result title="Log out a device">
          <p>If the login that we emailed you about wasn’t yours, log that device out of your account.</p>
          <ButtonForm schema={linkRequest} values={{ token }} send={send} pendingText="Logging out…">
            Log this device out
          </ButtonForm>
        </Result>
      )}
      done={
        <Result title="That device is logged out">
          <p>
            Whoever used it may know your password. Choose a new one now, so that they can’t log in again. Your other
            devices are logged out with it.
          </p>
          {chooseNewPassword}
        </Result>
      }
      instead={
        <>
          <p>To be safe, choose a new password. It logs you out everywhere, on that device too.</p>
          {chooseNewPassword}
        </>
      }
    />
  );
}
