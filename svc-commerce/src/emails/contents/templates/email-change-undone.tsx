import { brand } from '@hearthway/contracts/brand';
import type { ReactNode } from 'react';
import type { EmailChangeUndoneContents, Sender } from '../email-contents.js';
import { EmailLayout } from './email-layout.js';
import { timeText } from './figures.js';
import { Paragraph, Subtitle, TextLink, Title } from './parts.js';

export const emailChangeUndoneSubject = `Your ${brand.name} account went back to its former email address`;

interface EmailChangeUndoneProps {
  sender: Sender;
  contents: EmailChangeUndoneContents;
}

/** It doesn't name the former address, since whoever reads this may be the one who took the account. */
export function EmailChangeUndone({ sender, contents: { at } }: EmailChangeUndoneProps): ReactNode {
  return (
    <EmailLayout
      sender={sender}
      subject={emailChangeUndoneSubject}
      preview="This address no longer belongs to the account."
      reason={`You’re getting this email because this was the address of a ${brand.name} account.`}
    >
      <Title>Your account went back to its former email address</Title>
      <Paragraph>
        On {timeText(at)}, your {brand.name} account went back to its former email address. This address no longer
        belongs to the account, and the account’s password was turned off.
      </Paragraph>
      <Subtitle>Wasn’t you?</Subtitle>
      <Paragraph>
        If the account is yours and you didn’t do this, email us at{' '}
        <TextLink href={`mailto:${brand.support}`}>{brand.support}</TextLink>.
      </Paragraph>
    </EmailLayout>
  );
}
