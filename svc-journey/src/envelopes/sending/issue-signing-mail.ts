import { signingLimits, type SignerEntry, type SigningMail } from '@hearthway/contracts/journey';
import { AppError, linkTokens } from '@hearthway/service-kit';
import type { EnvelopeDependencies } from '../envelopes-dependencies.js';
import { nextSigner, senderOf, type StoredEnvelope } from '../envelope.js';
import type { SigningMailRow } from '../storage/signing-mail-store.js';
import { onlyName } from './only-name.js';

type Dependencies = Pick<EnvelopeDependencies, 'store' | 'access' | 'mails' | 'codeSealing' | 'newCode' | 'now'>;

/**
 * What an email to a signer says, with a new link or code. Only now it turns out whether it is still to be sent.
 * @throws AppError `signing-mail.gone`
 */
export async function issueSigningMail(dependencies: Dependencies, mailId: string): Promise<SigningMail> {
  const { store, mails, now } = dependencies;
  const mail = await mails.findById(mailId);
  if (!mail || mail.lapsesAt <= now()) throw gone();
  const envelope = await store.findById(mail.userId, mail.envelopeId);
  const signer = envelope?.entry.signers.find(({ id }) => id === mail.signerId);
  if (!envelope || !signer || !isWanted(mail, envelope)) throw gone();
  if (mail.kind === 'signature-progress' || mail.kind === 'signature-ended') {
    return { kind: mail.kind, ...newsFor(envelope, signer) };
  }
  const { email: to } = signer;
  if (mail.kind === 'signature-code') return { kind: mail.kind, to, ...(await giveCode(dependencies, mail)) };
  const { senderName, senderEmail } = senderOf(envelope);
  const sender = { senderName: onlyName(senderName), senderEmail };
  return { kind: mail.kind, to, ...sender, ...(await giveLink(dependencies, mail, envelope)) };
}

function isWanted({ kind, signerId }: SigningMailRow, envelope: StoredEnvelope): boolean {
  if (kind === 'signature-code') return true;
  if (kind === 'signature-completed') return envelope.status === 'completed';
  if (kind === 'signature-progress') return envelope.status === 'sent';
  if (kind === 'signature-ended') return true;
  return nextSigner(envelope)?.id === signerId;
}

/** For the buyer, as it is now. */
function newsFor({ id: envelopeId, userId, status, entry, steps }: StoredEnvelope, signer: SignerEntry) {
  const isOfOne = status === 'sent' || status === 'declined';
  const knowing = isOfOne ? [signer] : status === 'completed' ? entry.signers : [];
  return {
    ...{ userId, envelopeId, status, signerName: isOfOne ? onlyName(signer.name) : '' },
    signed: steps.filter(({ happened }) => happened.kind === 'signed').length,
    signers: entry.signers.length,
    knownTo: knowing.map(({ email }) => email),
  };
}

async function giveLink({ access, now }: Dependencies, mail: SigningMailRow, envelope: StoredEnvelope) {
  const { token, hash } = linkTokens.make();
  // With the account, its signers are gone, too.
  if (!(await access.addLink(mail, hash))) throw gone();
  return { token, expiresAt: envelope.expiresAt ?? now().toISOString() };
}

async function giveCode({ access, codeSealing, newCode, now }: Dependencies, mail: SigningMailRow) {
  const code = newCode();
  const expiresAt = new Date(now().getTime() + signingLimits.codeMinutes * 60_000);
  const isKept = await access.setCode(mail, codeSealing.seal(code, codeContext(mail)), expiresAt);
  if (!isKept) throw gone();
  return { code, expiresAt: expiresAt.toISOString() };
}

/** Ties a sealed code to its purpose. */
export const codeContext = ({ envelopeId, signerId }: Pick<SigningMailRow, 'envelopeId' | 'signerId'>): string =>
  `code of ${envelopeId} ${signerId}`;

const gone = () => new AppError('signing-mail.gone', 'There is no such email to send');
