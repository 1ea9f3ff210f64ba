import { brand } from '@hearthway/contracts/brand';
import { accountMailSeconds } from '@hearthway/contracts/identity';
import type { ReactNode } from 'react';
import type { EmailChangedContents, Sender } from '../email-contents.js';
import { EmailLayout } from './email-layout.js';
import { durationText, timeText } from './figures.js';
import { Action, Help, Paragraph, Subtitle, Title } from './parts.js';

export const emailChangedSubject = `Your ${brand.name} email was changed`;

/** To the former address. It doesn't name the new one, since nobody knows who reads the former one's mail now. */
export function EmailChanged({ sender, contents }: { sender: Sender; contents: EmailChangedContents }): ReactNode {
  const { type, at, url } = contents;
  return (
    <EmailLayout
      sender={sender}
      subject={emailChangedSubject}
      preview="If that was you, there’s nothing to do."
      reason={`You’re getting this email because this was the address of a ${brand.name} account.`}
    >
      <Title>Your account’s email was changed</Title>
      <Paragraph>
        The email address of your {brand.name} account was changed on {timeText(at)}. We’ll write to the new address
        from now on. If that was you, there’s nothing to do.
      </Paragraph>
      <Subtitle>Wasn’t you?</Subtitle>
      <Paragraph>
        Undo the change within {durationText(accountMailSeconds[type])}. That brings this address back, logs out every
        device, and turns the password off. We’ll then email you a link for choosing a new one.
      </Paragraph>
      <Action href={url}>Undo the change</Action>
      <Help />
    </EmailLayout>
  );
}
