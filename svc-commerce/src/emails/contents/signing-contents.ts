import type { SigningMail } from '@hearthway/contracts/journey';
import { signingPage } from '@hearthway/contracts/pages';
import type { SignatureCodeContents, SignatureContents, Sender } from './email-contents.js';

/** The token is after the `#`, so that no server log sees it, and no scanner uses it up. */
export function signingContents(
  mail: SigningMail,
  { origin }: Pick<Sender, 'origin'>,
): SignatureContents | SignatureCodeContents {
  if (mail.kind === 'signature-code') return { type: mail.kind, code: mail.code };
  const { kind: type, senderName, token, expiresAt } = mail;
  const url = `${origin}${signingPage}#token=${encodeURIComponent(token)}`;
  return { type, senderName, url, expiresAt: new Date(expiresAt) };
}
