import { brand } from '@hearthway/contracts/brand';
import { signingLimits } from '@hearthway/contracts/journey';
import type { ReactNode } from 'react';
import type { Sender, SignatureCodeContents, SignatureContents } from '../email-contents.js';
import { EmailLayout } from './email-layout.js';
import { timeText } from './figures.js';
import { Action, Code, Paragraph, SmallPrint, TextLink, Title } from './parts.js';

const texts = {
  'signature-request': {
    subject: (from: string) => `${from} asks you to sign a document`,
    title: 'You’re asked to sign a document',
    text: (from: string) =>
      `${from} asks you to sign a document. Use this button to read it. We’ll email you a code, so that nobody else can sign for you. You can sign, decline, or ask for paper.`,
    action: 'Read and sign',
  },
  'signature-reminder': {
    subject: (from: string) => `Reminder: ${from} asks you to sign a document`,
    title: 'A document still waits for you',
    text: (from: string) => `${from} asked you to sign it. You can also decline, or ask for paper.`,
    action: 'Read and sign',
  },
  'signature-completed': {
    subject: (_from: string) => 'Everyone has signed: your copy is ready',
    title: 'Everyone has signed',
    text: (from: string) =>
      `This is about the document from ${from}. Use this button to download the signed PDF, and the file that proves that nothing was changed since. Keep both.`,
    action: 'Get your copy',
  },
} as const;

const nameOf = ({ senderName }: SignatureContents): string => (senderName === '' ? `A ${brand.name} user` : senderName);

export const signatureSubject = (contents: SignatureContents): string => texts[contents.type].subject(nameOf(contents));

/** Of what the sender typed, only their name is in it: we don’t send strangers’ words to anyone. Their address is confirmed. */
export function SignatureMail({
  sender,
  contents,
}: {
  readonly sender: Sender;
  readonly contents: SignatureContents;
}): ReactNode {
  const { type, senderEmail, url, expiresAt } = contents;
  const { title, text, action } = texts[type];
  return (
    <EmailLayout
      sender={sender}
      subject={signatureSubject(contents)}
      preview={title}
      reason={`You’re getting this email because someone who uses ${brand.name} entered your address to have a document signed.`}
    >
      <Title>{title}</Title>
      <Paragraph>{text(`${nameOf(contents)} (${senderEmail})`)}</Paragraph>
      <Action href={url}>{action}</Action>
      {type !== 'signature-completed' && <Paragraph>{`You have until ${timeText(expiresAt)}.`}</Paragraph>}
      <SmallPrint>
        {type !== 'signature-completed' &&
          'Don’t know the sender, or didn’t expect this? Don’t sign. Open it and decline: then we send you no more emails about it. '}
        Questions, or something wrong? Write to <TextLink href={`mailto:${brand.support}`}>{brand.support}</TextLink>.
        Don’t forward this email: the link is yours.
      </SmallPrint>
    </EmailLayout>
  );
}

/** Without the code: a locked screen shows subjects. */
export const signatureCodeSubject = `Your ${brand.name} code to sign`;

const lifetime = `${signingLimits.codeMinutes} minutes`;

export function SignatureCode({
  sender,
  contents,
}: {
  readonly sender: Sender;
  readonly contents: SignatureCodeContents;
}): ReactNode {
  return (
    <EmailLayout
      sender={sender}
      subject={signatureCodeSubject}
      preview={`It works for ${lifetime}.`}
      reason={`You’re getting this email because someone opened the link that ${brand.name} sent to you, and asked for a code.`}
    >
      <Title>Your code to sign</Title>
      <Paragraph>Enter this code on the page where you asked for it:</Paragraph>
      <Code>{contents.code}</Code>
      <Paragraph>It works once, for {lifetime}.</Paragraph>
      <SmallPrint>
        Nobody from {brand.name} ever asks you for this code. Didn’t ask for it? Ignore this email: without your
        mailbox, nobody can sign for you.
      </SmallPrint>
    </EmailLayout>
  );
}
