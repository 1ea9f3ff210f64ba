import { brand } from '@hearthway/contracts/brand';
import { accountMailSeconds } from '@hearthway/contracts/identity';
import type { ReactNode } from 'react';
import type { PasswordResetContents, Sender } from '../email-contents.js';
import { EmailLayout } from './email-layout.js';
import { durationText } from './figures.js';
import { Action, Help, Paragraph, Subtitle, Title } from './parts.js';

export const passwordResetSubject = `Choose a new ${brand.name} password`;

export function PasswordReset({ sender, contents }: { sender: Sender; contents: PasswordResetContents }): ReactNode {
  const { type, url, username, isPasswordOff } = contents;
  const lifetime = durationText(accountMailSeconds[type]);
  return (
    <EmailLayout
      sender={sender}
      subject={passwordResetSubject}
      preview={isPasswordOff ? 'The old one no longer works.' : `Your link works once, for ${lifetime}.`}
      reason={`You’re getting this email because ${isPasswordOff ? 'an email change was undone' : 'someone asked for a new password'} for the ${brand.name} account with this address.`}
    >
      <Title>Choose a new password</Title>
      {isPasswordOff && (
        <Paragraph>
          The email change of your account was undone, and this address is back. The old password no longer works, and
          every device was logged out.
        </Paragraph>
      )}
      {username !== null && (
        <Paragraph>
          Your username is <strong>{username}</strong>. You can also log in with this email address.
        </Paragraph>
      )}
      <Paragraph>
        Use this button to choose a new password. It works once, for {lifetime} after we sent this email
        {!isPasswordOff && ', and logs you out everywhere'}.
      </Paragraph>
      <Action href={url}>Choose a new password</Action>
      {isPasswordOff ? (
        <>
          <Subtitle>Please don’t ignore this email</Subtitle>
          <Paragraph>
            Your account has no working password until you choose one. If the button has stopped working, use “Forgot
            your password?” where you log in.
          </Paragraph>
        </>
      ) : (
        <>
          <Subtitle>Didn’t ask for this?</Subtitle>
          <Paragraph>Ignore this email. Your password stays as it is.</Paragraph>
        </>
      )}
      <Help />
    </EmailLayout>
  );
}
