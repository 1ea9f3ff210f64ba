import { envelopeLimits, type Envelope, type EnvelopeEntry } from '@hearthway/contracts/journey';
import { AppError, type Transaction } from '@hearthway/service-kit';
import { unprintable } from '../../pdf/index.js';
import type { EnvelopeDependencies } from '../envelopes-dependencies.js';
import {
  askedSince,
  changed,
  isOnPages,
  isReady,
  sent,
  shownEnvelope,
  voided,
  type StoredEnvelope,
} from '../envelope.js';
import { isForInk } from '../ink.js';
import { askNextSigner } from './ask-signer.js';
import { needsInk } from './create-envelope.js';
import { storeChange } from './store-change.js';

type Dependencies = Pick<
  EnvelopeDependencies,
  | 'store'
  | 'files'
  | 'access'
  | 'mails'
  | 'outbox'
  | 'keepEvents'
  | 'transaction'
  | 'now'
  | 'newId'
  | 'sha256'
  | 'findConfirmedEmail'
>;

export interface EnvelopeRequest {
  readonly userId: string;
  readonly envelopeId: string;
  readonly version: number;
  readonly correlationId: string;
}

/**
 * @throws AppError `envelope.not-found`, `envelope.conflict`, `envelope.wrong-status`, `envelope.needs-ink`,
 *   `envelope.outside-page`, `envelope.unprintable`
 */
export function changeEnvelope(
  dependencies: Dependencies,
  request: EnvelopeRequest,
  entry: EnvelopeEntry,
): Promise<Envelope> {
  return replace(dependencies, request, (envelope) => {
    if (isForInk({ slot: null, name: entry.title, text: '' })) throw needsInk();
    const letters = unprintable([entry.title, entry.senderName, ...entry.signers.map(({ name }) => name)].join(''));
    if (letters !== '') {
      throw new AppError(
        'envelope.unprintable',
        `We can’t print ${letters} in the title or a name. Please use other letters.`,
      );
    }
    if (!isOnPages(entry.fields, envelope.pages)) {
      throw new AppError('envelope.outside-page', 'A field is outside of the pages');
    }
    return changed(envelope, entry);
  });
}

/**
 * Sends a draft. The first signer gets an email. Strangers may be among the signers: they learn an address that is the sender’s.
 * @throws AppError `envelope.not-found`, `envelope.conflict`, `envelope.wrong-status`, `envelope.incomplete`,
 *   `envelope.email-unconfirmed`, `envelope.too-many-requests`, `server.unavailable`
 */
export async function sendEnvelope(dependencies: Dependencies, request: EnvelopeRequest): Promise<Envelope> {
  const { store, findConfirmedEmail, now, sha256 } = dependencies;
  const { userId } = request;
  const draft = await readToChange(dependencies, request);
  if (draft.status !== 'draft') throw wrongStatus();
  if (!isReady(draft)) {
    throw new AppError(
      'envelope.incomplete',
      'Before you send this, name each signer and give each of them a signature field',
    );
  }
  const senderEmail = await findConfirmedEmail(userId);
  if (senderEmail === undefined) {
    throw new AppError(
      'envelope.email-unconfirmed',
      'Confirm your email address first: signers see it, so that they know who asks. Settings can send you the link again.',
    );
  }
  return replace(dependencies, request, async (envelope, transaction) => {
    const at = now();
    const next = sent(envelope, senderEmail, { at: at.toISOString(), sha256 });
    if (!next) return undefined;
    await store.takeTurn(userId, transaction);
    const since = new Date(at.getTime() - dayMilliseconds).toISOString();
    const asked = askedSince(await store.findByUser(userId, transaction), since);
    if (asked + next.entry.signers.length > envelopeLimits.requestsPerDay) {
      throw new AppError(
        'envelope.too-many-requests',
        `You can ask ${envelopeLimits.requestsPerDay} people to sign in a day. Please send this tomorrow.`,
        { limit: 'signing-requests', retryAfterSeconds: dayMilliseconds / 1000 },
      );
    }
    return askNextSigner(dependencies, { envelope: next, reminder: false, ...request }, transaction);
  });
}

const dayMilliseconds = 86_400_000;

/** @throws AppError `envelope.not-found`, `envelope.conflict`, `envelope.wrong-status` */
export function voidEnvelope(dependencies: Dependencies, request: EnvelopeRequest, reason: string): Promise<Envelope> {
  const { now, sha256 } = dependencies;
  const moment = { at: now().toISOString(), sha256 };
  return replace(dependencies, request, (envelope) => voided(envelope, reason, moment));
}

/** Of a draft. @throws AppError `envelope.not-found`, `envelope.conflict`, `envelope.wrong-status` */
export async function deleteEnvelope(dependencies: Dependencies, request: EnvelopeRequest): Promise<void> {
  const { store, files, transaction } = dependencies;
  await transaction(async (transaction) => {
    const envelope = await readToChange(dependencies, request, transaction);
    if (envelope.status !== 'draft') throw wrongStatus();
    await store.delete(envelope, transaction);
    await files.delete([envelope.source.id], transaction);
  });
}

/** Returns `undefined` if its status doesn’t allow the change. */
type Change = (
  envelope: StoredEnvelope,
  transaction: Transaction,
) => StoredEnvelope | undefined | Promise<StoredEnvelope | undefined>;

async function replace(dependencies: Dependencies, request: EnvelopeRequest, change: Change): Promise<Envelope> {
  return dependencies.transaction(async (transaction) => {
    const before = await readToChange(dependencies, request, transaction);
    const after = await change(before, transaction);
    if (!after) throw wrongStatus();
    await storeChange(dependencies, { before, after, correlationId: request.correlationId }, transaction);
    return shownEnvelope(after);
  });
}

async function readToChange(
  { store }: Pick<Dependencies, 'store'>,
  { userId, envelopeId, version }: EnvelopeRequest,
  transaction?: Transaction,
): Promise<StoredEnvelope> {
  const envelope = await store.findById(userId, envelopeId, transaction);
  if (!envelope) throw new AppError('envelope.not-found', 'We couldn’t find that envelope');
  if (envelope.version !== version) throw conflict();
  return envelope;
}

const conflict = () =>
  new AppError('envelope.conflict', 'This envelope changed in another window after you opened it here');

const wrongStatus = () => new AppError('envelope.wrong-status', 'This can’t be done with this envelope anymore');
