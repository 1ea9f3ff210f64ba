import { signingLimits, type SigningMail } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { EnvelopeDependencies } from '../dependencies.js';
import { nextSigner, type StoredEnvelope } from '../envelope.js';
import type { SigningMailRow } from '../storage/signing-mail-store.js';

type Dependencies = Pick<
  EnvelopeDependencies,
  'store' | 'access' | 'mails' | 'sealing' | 'linkTokens' | 'newCode' | 'now'
>;

const nameOnly = /^[\p{L}\p{M}][\p{L}\p{M}'’. -]{0,79}$/u;

/**
 * What an email to a signer says, with a new link or code. Only now it turns out whether it is still to be sent.
 * @throws AppError `signing-mail.not-found`
 */
export async function issueSigningMail(dependencies: Dependencies, mailId: string): Promise<SigningMail> {
  const { store, mails, now } = dependencies;
  const mail = await mails.findById(mailId);
  if (!mail || mail.lapsesAt <= now()) throw notFound();
  const envelope = await store.findById(mail.userId, mail.envelopeId);
  const signer = envelope?.entry.signers.find(({ id }) => id === mail.signerId);
  if (!envelope || !signer || !isWanted(mail, envelope)) throw notFound();
  const { senderName } = envelope.entry;
  const { expiresAt, ...secrets } =
    mail.kind === 'signature-code' ? await giveCode(dependencies, mail) : await giveLink(dependencies, mail, envelope);
  return {
    kind: mail.kind,
    to: signer.email,
    // A buyer may type anything there, such as an advertisement.
    senderName: nameOnly.test(senderName) ? senderName : '',
    ...secrets,
    expiresAt: expiresAt.toISOString(),
  };
}

function isWanted({ kind, signerId }: SigningMailRow, envelope: StoredEnvelope): boolean {
  if (kind === 'signature-code') return true;
  if (kind === 'signature-completed') return envelope.status === 'completed';
  return nextSigner(envelope)?.id === signerId;
}

async function giveLink({ access, linkTokens, now }: Dependencies, mail: SigningMailRow, envelope: StoredEnvelope) {
  const { token, hash } = linkTokens.make();
  await access.addLink(mail, hash);
  return { token, code: null, expiresAt: new Date(envelope.expiresAt ?? now()) };
}

async function giveCode({ access, sealing, newCode, now }: Dependencies, mail: SigningMailRow) {
  const code = newCode();
  const expiresAt = new Date(now().getTime() + signingLimits.codeMinutes * 60_000);
  const kept = await access.setCode(mail, sealing.seal(code, codeContext(mail)), expiresAt);
  if (!kept) throw notFound();
  return { token: null, code, expiresAt };
}

/** Ties a sealed code to its purpose. */
export const codeContext = ({ envelopeId, signerId }: Pick<SigningMailRow, 'envelopeId' | 'signerId'>): string =>
  `code of ${envelopeId} ${signerId}`;

const notFound = () => new AppError('signing-mail.not-found', problemTexts.notFound);
