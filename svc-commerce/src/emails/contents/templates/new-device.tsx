import { brand } from '@hearthway/contracts/brand';
import type { ReactNode } from 'react';
import type { NewDeviceContents, Sender } from '../email-contents.js';
import { EmailLayout } from './email-layout.js';
import { timeText } from './figures.js';
import { Action, Facts, Help, Paragraph, Subtitle, TextLink, Title } from './parts.js';

export const newDeviceSubject = `New login to your ${brand.name} account`;

export function NewDevice({ sender, contents }: { sender: Sender; contents: NewDeviceContents }): ReactNode {
  const { device, at, url, passwordUrl } = contents;
  return (
    <EmailLayout
      sender={sender}
      subject={newDeviceSubject}
      preview="If that was you, there’s nothing to do."
      reason={`You’re getting this email because someone logged in to the ${brand.name} account with this address.`}
    >
      <Title>New login to your account</Title>
      <Paragraph>
        Someone logged in to your {brand.name} account on a device that hasn’t been used with it before.
      </Paragraph>
      <Facts
        facts={[
          ['Device', device ?? 'Unknown'],
          ['Time', timeText(at)],
        ]}
      />
      <Paragraph>Was it you? There’s nothing to do.</Paragraph>
      <Subtitle>Wasn’t you?</Subtitle>
      <Paragraph>Log the device out first:</Paragraph>
      <Action href={url}>Log this device out</Action>
      <Paragraph>
        Then <TextLink href={passwordUrl}>choose a new password</TextLink>, in case someone else knows yours.
      </Paragraph>
      <Help />
    </EmailLayout>
  );
}
