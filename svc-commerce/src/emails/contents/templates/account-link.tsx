import { brand } from '@hearthway/contracts/brand';
import type { ReactNode } from 'react';
import type { AccountLinkContents, Sender } from '../email-contents.js';
import { EmailLayout } from './email-layout.js';
import { Action, Paragraph, SmallPrint, TextLink, Title } from './parts.js';

const texts = {
  'password-reset': {
    subject: `Choose a new ${brand.name} password`,
    preview: 'Your link works once, for 30 minutes.',
    reason: `You’re getting this email because someone asked for a new password for the ${brand.name} account with this address.`,
    title: 'Choose a new password',
    text: 'Use this button to choose a new password. It works once, for 30 minutes after we sent this email. You’ll be logged out everywhere.',
    action: 'Choose a new password',
    notYou: 'Didn’t ask for this? You can ignore this email. Your password stays as it is.',
  },
  'email-verification': {
    subject: `Verify your email for ${brand.name}`,
    preview: 'One click, so your purchases can follow your account.',
    reason: `You’re getting this email because a ${brand.name} account was set up with this address.`,
    title: 'Verify your email',
    text: 'Use this button to confirm that this address is yours. Anything you bought from us with it then appears in your account. The link works for a day.',
    action: 'Verify my email',
    notYou: `Don’t have a ${brand.name} account? Someone may have mistyped their address. Ignore this email, and don’t use the button: it would give them what you bought from us.`,
  },
} as const;

export const accountLinkSubjects = {
  'password-reset': texts['password-reset'].subject,
  'email-verification': texts['email-verification'].subject,
} as const;

/** Contains nothing that anyone typed: anyone can type anyone's address, and would have us send their words to strangers. */
export function AccountLink({ sender, contents }: { sender: Sender; contents: AccountLinkContents }): ReactNode {
  const { subject, preview, reason, title, text, action, notYou } = texts[contents.type];
  return (
    <EmailLayout sender={sender} subject={subject} preview={preview} reason={reason}>
      <Title>{title}</Title>
      <Paragraph>{text}</Paragraph>
      <Action href={contents.url}>{action}</Action>
      <Paragraph>{notYou}</Paragraph>
      <SmallPrint>
        Questions? Email us at <TextLink href={`mailto:${brand.support}`}>{brand.support}</TextLink>.
      </SmallPrint>
    </EmailLayout>
  );
}
