import { brand } from '@hearthway/contracts/brand';
import { accountMailSeconds } from '@hearthway/contracts/identity';
import type { ReactNode } from 'react';
import type { ConfirmEmailContents, Sender } from '../email-contents.js';
import { EmailLayout } from './email-layout.js';
import { durationText } from './figures.js';
import { Action, Code, Help, Paragraph, Subtitle, Title } from './parts.js';

export const confirmEmailSubject = ({ type }: ConfirmEmailContents): string =>
  type === 'verification-reminder'
    ? `Reminder: confirm your email for ${brand.name}`
    : `Confirm your email for ${brand.name}`;

export function ConfirmEmail({ sender, contents }: { sender: Sender; contents: ConfirmEmailContents }): ReactNode {
  const { type, url, code } = contents;
  return (
    <EmailLayout
      sender={sender}
      subject={confirmEmailSubject(contents)}
      preview="One click, so that what you bought appears in your account."
      reason={`You’re getting this email because a ${brand.name} account was given this address.`}
    >
      <Title>{type === 'verification-reminder' ? 'Your email isn’t confirmed yet' : 'Confirm your email'}</Title>
      <Paragraph>
        Use this button to confirm that this address is yours. What you bought from us with it then appears in your
        account.
      </Paragraph>
      <Action href={url}>Confirm my email</Action>
      <Paragraph>Or enter this code in Settings:</Paragraph>
      <Code>{code}</Code>
      <Paragraph>Both work for {durationText(accountMailSeconds[type])} after we sent this email.</Paragraph>
      <Subtitle>Don’t have an account?</Subtitle>
      <Paragraph>
        Someone may have mistyped their address. Ignore this email, and don’t use the button: it would give them what
        you bought from us.
      </Paragraph>
      <Help />
    </EmailLayout>
  );
}
