import { brand } from '@hearthway/contracts/brand';
import type { ReactNode } from 'react';
import type { Sender, SignatureNewsContents } from '../email-contents.js';
import { EmailLayout } from './email-layout.js';
import { Action, Help, Paragraph, Title } from './parts.js';

/** What happened, and what it means. */
function wordsOf({ status, signerName, signed, signers }: SignatureNewsContents): readonly [string, string] {
  const who = signerName || 'Someone';
  const count = `${signed} of ${signers} people have signed.`;
  switch (status) {
    case 'completed':
      return [
        'Everyone has signed your document',
        'It’s sealed. Download the signed PDF and its audit, and keep both.',
      ];
    case 'declined':
      return [
        `${who} declined to sign your document`,
        'Nobody can sign it anymore. See whether they said why, or want paper. You can send a new one.',
      ];
    case 'expired':
      return ['Your document was not signed in time', `${count} Nobody can sign it anymore. You can send a new one.`];
    default:
      return [`${who} signed your document`, `${count} We’ve asked the next one.`];
  }
}

export const signatureNewsSubject = (contents: SignatureNewsContents): string => wordsOf(contents)[0];

/** To the buyer who sent it. It doesn’t name the document: we keep the details out of emails. */
export function SignatureNews({
  sender,
  contents,
}: {
  readonly sender: Sender;
  readonly contents: SignatureNewsContents;
}): ReactNode {
  const [title, text] = wordsOf(contents);
  return (
    <EmailLayout
      sender={sender}
      subject={title}
      preview={text}
      reason={`You’re getting this email because you sent a document for signature with ${brand.name}.`}
    >
      <Title>{title}</Title>
      <Paragraph>{text}</Paragraph>
      <Action href={contents.url}>See your document</Action>
      <Help />
    </EmailLayout>
  );
}
