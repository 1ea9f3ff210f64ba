import { completeEmailVerification, linkRequest } from '@hearthway/contracts/identity';
import type { PagePath } from '@hearthway/contracts/pages';
import { ButtonLink } from '@hearthway/web-kit';
import { callOperation } from '@hearthway/web-kit/http';
import type { ReactNode } from 'react';
import type { ScreenProps } from '../screen-props.js';
import { ButtonForm } from './button-form.js';
import { MailedLink, type LinkRequest } from './mailed-link.js';
import { GoOn, Result, Support } from './result.js';

const settingsPath = '/settings' satisfies PagePath;

export function ConfirmEmailScreen({ session, bare }: ScreenProps): ReactNode {
  const settings = (
    <ButtonLink href={settingsPath} size="large" fullWidth>
      Go to Settings
    </ButtonLink>
  );
  return (
    <MailedLink
      session={session}
      post={(body: LinkRequest) => callOperation(bare, completeEmailVerification, { body })}
      form={(token, send) => (
        <Result title="Confirm your email">
          <p>
            This shows that the address is yours. You can then get back into your account if you forget your password,
            and what you buy with this address shows up in it.
          </p>
          <ButtonForm schema={linkRequest} values={{ token }} send={send} pendingText="Confirming…">
            Confirm my email
          </ButtonForm>
        </Result>
      )}
      done={
        <Result title="Your email is confirmed">
          <p>Thank you. There’s nothing else to do.</p>
          <GoOn session={session} />
        </Result>
      }
      refused={{
        'user.email-taken': (
          <Result title="This address belongs to another account">
            <p>
              Another account has this email address, so we couldn’t add it to yours. If the other account is yours too,
              log in to that one. Otherwise, choose a different address in Settings, or write to <Support />.
            </p>
            {settings}
          </Result>
        ),
      }}
      instead={
        <>
          <p>If your address isn’t confirmed yet, you can get a new link in Settings.</p>
          {settings}
        </>
      }
    />
  );
}
