import { brand } from '@hearthway/contracts/brand';
import { accountMailSeconds } from '@hearthway/contracts/identity';
import type { ReactNode } from 'react';
import type { Sender, SignInCodeContents } from '../email-contents.js';
import { EmailLayout } from './email-layout.js';
import { durationText } from './figures.js';
import { Code, Help, Paragraph, Subtitle, Title } from './parts.js';

/** Without the code: a locked screen shows subjects. */
export const signInCodeSubject = `Your ${brand.name} login code`;

export function SignInCode({ sender, contents }: { sender: Sender; contents: SignInCodeContents }): ReactNode {
  const { type, code, device } = contents;
  const lifetime = durationText(accountMailSeconds[type]);
  return (
    <EmailLayout
      sender={sender}
      subject={signInCodeSubject}
      preview={`It works for ${lifetime}, only in the browser that asked for it.`}
      reason={`You’re getting this email because someone asked for a code for the ${brand.name} account with this address.`}
    >
      <Title>Your login code</Title>
      <Paragraph>
        {device === null
          ? 'Enter this code where you asked for it:'
          : `Enter this code where you asked for it, in ${device}:`}
      </Paragraph>
      <Code>{code}</Code>
      <Paragraph>It works for {lifetime}, and only in the browser that asked for it.</Paragraph>
      <Subtitle>Keep it to yourself</Subtitle>
      <Paragraph>
        Nobody from {brand.name} will ever ask you for this code. Didn’t ask for it? Ignore this email: nobody gets in
        without the code.
      </Paragraph>
      <Help />
    </EmailLayout>
  );
}
