import { signingMailRequested, type SigningMailKind } from '@hearthway/contracts/journey';
import type { Transaction } from '@hearthway/service-kit';
import type { EnvelopeDependencies } from '../envelopes-dependencies.js';
import { asked, nextSigner, type StoredEnvelope } from '../envelope.js';
import type { SignerKey } from '../storage/signer-access-store.js';

type Dependencies = Pick<EnvelopeDependencies, 'access' | 'mails' | 'outbox' | 'now' | 'newId' | 'sha256'>;

interface Asking {
  readonly envelope: StoredEnvelope;
  readonly reminder: boolean;
  readonly correlationId: string;
}

/** Emails the next signer, in the transaction that stores the result. */
export async function askNextSigner(
  dependencies: Dependencies,
  { envelope, reminder, correlationId }: Asking,
  transaction: Transaction,
): Promise<StoredEnvelope> {
  const { access, now, sha256 } = dependencies;
  const signer = nextSigner(envelope);
  const next = asked(envelope, reminder, { at: now().toISOString(), sha256 });
  if (!signer || !next) return envelope;
  const key = { userId: envelope.userId, envelopeId: envelope.id, signerId: signer.id };
  await access.admit(key, transaction);
  const kind = reminder ? 'signature-reminder' : 'signature-request';
  await requestSigningMail(dependencies, { kind, key, correlationId }, transaction);
  return next;
}

interface RequestedMail {
  readonly kind: SigningMailKind;
  readonly key: SignerKey;
  readonly correlationId: string;
}

/** A reminder or a request still makes sense the next day. A code doesn’t. */
const lapseMilliseconds: Readonly<Record<SigningMailKind, number>> = {
  'signature-request': 24 * 3_600_000,
  'signature-reminder': 24 * 3_600_000,
  'signature-completed': 48 * 3_600_000,
  'signature-progress': 24 * 3_600_000,
  'signature-ended': 48 * 3_600_000,
  'signature-code': 10 * 60_000,
};

/** The event names only the email: its address, link, and code are asked for when it is about to be sent. */
export async function requestSigningMail(
  { mails, outbox, now, newId }: Pick<Dependencies, 'mails' | 'outbox' | 'now' | 'newId'>,
  { kind, key, correlationId }: RequestedMail,
  transaction: Transaction,
): Promise<void> {
  const id = newId();
  const requestedAt = now();
  const lapsesAt = new Date(requestedAt.getTime() + lapseMilliseconds[kind]);
  await mails.insert({ id, kind, ...key, requestedAt, lapsesAt }, transaction);
  await outbox.insert(
    signingMailRequested,
    { subject: id, data: { mailId: id, kind }, correlationId, occurredAt: requestedAt },
    transaction,
  );
}
