import { brand } from '@hearthway/contracts/brand';
import { accountMailSeconds } from '@hearthway/contracts/identity';
import type { ReactNode } from 'react';
import type { ConfirmEmailContents, Sender } from '../email-contents.js';
import { EmailLayout } from './email-layout.js';
import { durationText } from './figures.js';
import { Action, Code, Help, Paragraph, Points, Subtitle, Title } from './parts.js';

export function confirmEmailSubject({ type, isChange }: ConfirmEmailContents): string {
  if (isChange) return `Confirm your email change for ${brand.name}`;
  return type === 'verification-reminder'
    ? `Reminder: confirm your email for ${brand.name}`
    : `Confirm your email for ${brand.name}`;
}

export function ConfirmEmail({ sender, contents }: { sender: Sender; contents: ConfirmEmailContents }): ReactNode {
  const { type, url, code, isChange } = contents;
  return (
    <EmailLayout
      sender={sender}
      subject={confirmEmailSubject(contents)}
      preview={
        isChange
          ? 'Until then, the account keeps the address it has.'
          : 'One click, so that you can always get back into your account.'
      }
      reason={
        isChange
          ? `You’re getting this email because someone asked for this address to become that of their ${brand.name} account.`
          : `You’re getting this email because a ${brand.name} account was given this address.`
      }
    >
      {isChange ? <Change /> : <Welcome isReminder={type === 'verification-reminder'} />}
      <Action href={url}>Confirm my email</Action>
      <Paragraph>Or enter this code in Settings:</Paragraph>
      <Code>{code}</Code>
      <Paragraph>Both work for {durationText(accountMailSeconds[type])} after we sent this email.</Paragraph>
      <Subtitle>{isChange ? 'Didn’t ask for this?' : 'Don’t have an account?'}</Subtitle>
      <Paragraph>
        Someone may have mistyped their address. Ignore this email, and don’t use the button: it would show them
        purchases made with this address.
      </Paragraph>
      <Help />
    </EmailLayout>
  );
}

function Change(): ReactNode {
  return (
    <>
      <Title>Confirm your new email</Title>
      <Paragraph>
        A {brand.name} account’s email address is about to be changed to this one. If the account is yours, use this
        button to confirm the change.
      </Paragraph>
      <Paragraph>Until it’s confirmed, nothing changes: the account keeps the address it has.</Paragraph>
    </>
  );
}

/** Most have only just registered, and many have bought nothing. */
function Welcome({ isReminder }: { isReminder: boolean }): ReactNode {
  return (
    <>
      <Title>{isReminder ? 'Your email isn’t confirmed yet' : 'Confirm your email'}</Title>
      <Paragraph>
        {!isReminder && `Welcome to ${brand.name}. `}Use this button to confirm that this address is yours. From then
        on:
      </Paragraph>
      <Points
        points={[
          'You can get back in if you forget your password.',
          'We email you about logins on new devices.',
          'Purchases made with this address show up in your account.',
        ]}
      />
    </>
  );
}
