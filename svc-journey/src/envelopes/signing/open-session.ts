import { signingLimits, type OpenedSigningLink } from '@hearthway/contracts/journey';
import { AppError, linkTokens } from '@hearthway/service-kit';
import type { EnvelopeDependencies } from '../envelopes-dependencies.js';
import { hasOpenLinks, identified, senderOf, sessionsOf, type StoredEnvelope } from '../envelope.js';
import { requestSigningMail } from '../sending/ask-signer.js';
import { codeContext } from '../sending/issue-signing-mail.js';
import { replaceOrFail } from '../storage/envelope-store.js';
import type { SignerKey } from '../storage/signer-access-store.js';

type Dependencies = Pick<
  EnvelopeDependencies,
  'store' | 'access' | 'mails' | 'codeSealing' | 'outbox' | 'transaction' | 'now' | 'newId' | 'sha256'
>;

/** @throws AppError `signing.link-gone` */
export async function openLink(dependencies: Dependencies, token: string): Promise<OpenedSigningLink> {
  const { envelope, signerId } = await findByToken(dependencies, token);
  const email = envelope.entry.signers.find(({ id }) => id === signerId)?.email ?? '';
  return { ...senderOf(envelope), emailHint: email.replace(/^(.)[^@]*/u, '$1…'), status: envelope.status };
}

/** @throws AppError `signing.link-gone`, `signing.too-many-codes` */
export async function requestCode(
  dependencies: Dependencies,
  { token, correlationId }: { readonly token: string; readonly correlationId: string },
): Promise<void> {
  const { access, transaction, now } = dependencies;
  const { key, envelope } = await findByToken(dependencies, token);
  if (sessionsOf(envelope, key.signerId) >= signingLimits.sessions) {
    throw tooManyCodes('This was opened very often. Ask the sender to send it again.');
  }
  await transaction(async (transaction) => {
    if (!(await access.countCode(key, now(), transaction))) {
      throw tooManyCodes('We sent several codes already. Use the newest, or try again in an hour.');
    }
    await requestSigningMail(dependencies, { kind: 'signature-code', key, correlationId }, transaction);
  });
}

interface Entry {
  readonly token: string;
  readonly code: string;
  readonly network: string;
}

/** @throws AppError `signing.link-gone`, `signing.wrong-code` */
export async function beginSession(
  dependencies: Dependencies,
  { token, code, network }: Entry,
): Promise<{ readonly session: string }> {
  const { store, access, codeSealing, transaction, now, sha256 } = dependencies;
  const { key } = await findByToken(dependencies, token);
  const sealed = await access.takeAttempt(key, now());
  if (sealed === undefined || codeSealing.open(sealed, codeContext(key)) !== code) throw wrongCode();
  const { token: session, hash } = linkTokens.make();
  await transaction(async (transaction) => {
    if (!(await access.useCode(key, sealed, transaction))) throw wrongCode();
    const envelope = await store.findById(key.userId, key.envelopeId, transaction);
    if (!envelope) throw linkGone();
    const at = now();
    // Once it is over, nothing is added to what the seal covers.
    if (envelope.status === 'sent') {
      const after = identified(envelope, { signerId: key.signerId, network }, { at: at.toISOString(), sha256 });
      await replaceOrFail(store, after, envelope.version, transaction);
    }
    const expiresAt = new Date(at.getTime() + signingLimits.sessionMinutes * 60_000);
    await access.insertSession(hash, key, expiresAt, transaction);
  });
  return { session };
}

async function findByToken(
  { store, access, now }: Pick<Dependencies, 'store' | 'access' | 'now'>,
  token: string,
): Promise<{ readonly key: SignerKey; readonly signerId: string; readonly envelope: StoredEnvelope }> {
  const key = await access.findByLink(linkTokens.hashOf(token));
  const envelope = key && (await store.findById(key.userId, key.envelopeId));
  if (!key || !envelope || !hasOpenLinks(envelope, now().toISOString())) throw linkGone();
  return { key, signerId: key.signerId, envelope };
}

const linkGone = () =>
  new AppError('signing.link-gone', 'This link no longer works. Use the newest email about it, or ask the sender.');
const tooManyCodes = (text: string) =>
  new AppError('signing.too-many-codes', text, { limit: 'signing-codes', retryAfterSeconds: 3_600 });
const wrongCode = () =>
  new AppError('signing.wrong-code', 'This code isn’t right, or is too old. After five tries, ask for a new one.');
