import { accountMailSeconds, linkRequest, undoEmailChange } from '@hearthway/contracts/identity';
import { forgotPasswordPath } from '@hearthway/contracts/page-paths';
import { ButtonLink } from '@hearthway/web-kit';
import { callOperation } from '@hearthway/web-kit/http';
import type { ReactNode } from 'react';
import type { ScreenProps } from '../screen-props.js';
import css from './auth-form.module.css';
import { ButtonForm } from './button-form.js';
import { MailedLink, type LinkRequest } from './mailed-link.js';
import { Result, Support } from './result.js';

export function UndoEmailChangeScreen({ session, bare }: ScreenProps): ReactNode {
  return (
    <MailedLink
      session={session}
      post={(body: LinkRequest) => callOperation(bare, undoEmailChange, { body })}
      form={(token, send) => (
        <Result title="Undo the change of your email">
          <p>Use this if someone else changed the email address of your account. Here’s what happens:</p>
          <ul className={css['list']}>
            <li>The address that we wrote to is your account’s address again.</li>
            <li>Every device is logged out.</li>
            <li>Your password stops working.</li>
            <li>We email you a link for choosing a new one.</li>
          </ul>
          <ButtonForm schema={linkRequest} values={{ token }} send={send} pendingText="Undoing the change…">
            Undo the change
          </ButtonForm>
        </Result>
      )}
      done={
        <Result title="Your former email is back">
          <p>Every device is logged out, and your password no longer works.</p>
          <p>
            Now check the mailbox of that address. We’ve sent a link for choosing a new password, which works for{' '}
            {accountMailSeconds['password-reset'] / 60} minutes. If you can’t find it, look in your spam folder.
          </p>
          <ButtonLink href={forgotPasswordPath} variant="secondary" size="large" fullWidth>
            Email me another link
          </ButtonLink>
        </Result>
      }
      instead={
        <p>
          If you’ve already undone the change, check your mailbox for the link for a new password. If you need help with
          your account, write to <Support />.
        </p>
      }
    />
  );
}
