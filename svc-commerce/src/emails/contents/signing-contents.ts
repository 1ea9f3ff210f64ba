import type { SigningMail } from '@hearthway/contracts/journey';
import { signingPage } from '@hearthway/contracts/pages';
import type { Sender, SignatureCodeContents, SignatureContents, SignatureNewsContents } from './email-contents.js';

type Origin = Pick<Sender, 'origin'>;

export type SignerMail = Extract<SigningMail, { to: string }>;

/** The token is after the `#`, so that no server log sees it, and no scanner uses it up. */
export function signingContents(mail: SignerMail, { origin }: Origin): SignatureContents | SignatureCodeContents {
  if (mail.kind === 'signature-code') return { type: mail.kind, code: mail.code };
  const { kind: type, senderName, senderEmail, token, expiresAt } = mail;
  const url = `${origin}${signingPage}#token=${encodeURIComponent(token)}`;
  return { type, senderName, senderEmail, url, expiresAt: new Date(expiresAt) };
}

export function signingNews(
  { kind: type, envelopeId, ...news }: Exclude<SigningMail, SignerMail>,
  { origin }: Origin,
): SignatureNewsContents {
  const { status, signerName, signed, signers } = news;
  return { type, status, signerName, signed, signers, url: `${origin}/signatures/${encodeURIComponent(envelopeId)}` };
}
