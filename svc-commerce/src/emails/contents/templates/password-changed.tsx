import { brand } from '@hearthway/contracts/brand';
import type { ReactNode } from 'react';
import type { PasswordChangedContents, Sender } from '../email-contents.js';
import { EmailLayout } from './email-layout.js';
import { timeText } from './figures.js';
import { Action, Help, Paragraph, Subtitle, Title } from './parts.js';

export const passwordChangedSubject = `Your ${brand.name} password was changed`;

interface PasswordChangedProps {
  sender: Sender;
  contents: PasswordChangedContents;
}

export function PasswordChanged({ sender, contents: { at, url } }: PasswordChangedProps): ReactNode {
  return (
    <EmailLayout
      sender={sender}
      subject={passwordChangedSubject}
      preview="If that was you, there’s nothing to do."
      reason={`You’re getting this email because the password of the ${brand.name} account with this address was changed.`}
    >
      <Title>Your password was changed</Title>
      <Paragraph>
        The password of your {brand.name} account was changed on {timeText(at)}. If that was you, there’s nothing to do.
      </Paragraph>
      <Subtitle>Wasn’t you?</Subtitle>
      <Paragraph>
        Choose a new password right away. We’ll email a link to this address, and every device will be logged out.
      </Paragraph>
      <Action href={url}>Choose a new password</Action>
      <Help />
    </EmailLayout>
  );
}
