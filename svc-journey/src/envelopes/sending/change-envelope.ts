import { envelopeLimits, type Envelope, type EnvelopeEntry } from '@hearthway/contracts/journey';
import { problemTexts } from '@hearthway/contracts/texts';
import { AppError, VersionConflict, type Transaction } from '@hearthway/service-kit';
import type { EnvelopeDependencies } from '../dependencies.js';
import {
  changed,
  isForInk,
  isOnPages,
  isReady,
  sent,
  shownEnvelope,
  voided,
  type StoredEnvelope,
} from '../envelope.js';
import { askNextSigner } from './ask-signer.js';

type Dependencies = Pick<
  EnvelopeDependencies,
  'store' | 'files' | 'mails' | 'outbox' | 'transaction' | 'now' | 'newId' | 'sha256'
>;

export interface EnvelopeRequest {
  readonly userId: string;
  readonly envelopeId: string;
  readonly version: number;
  readonly correlationId: string;
}

/**
 * @throws AppError `envelope.not-found`, `envelope.wrong-status`, `envelope.not-for-this-paper`, `envelope.outside-page`
 * @throws VersionConflict `envelope.conflict`
 */
export function changeEnvelope(
  dependencies: Dependencies,
  request: EnvelopeRequest,
  entry: EnvelopeEntry,
): Promise<Envelope> {
  if (isForInk(null, [entry.title])) {
    throw new AppError('envelope.not-for-this-paper', problemTexts.envelopeNotForThisPaper);
  }
  return replace(dependencies, request, {
    yours: entry,
    change(envelope) {
      if (!isOnPages(entry.fields, envelope.pages)) {
        throw new AppError('envelope.outside-page', problemTexts.envelopeOutsidePage);
      }
      return changed(envelope, entry);
    },
  });
}

/**
 * Sends a draft. The first signer gets an email.
 * @throws AppError `envelope.not-found`, `envelope.wrong-status`, `envelope.incomplete`, `envelope.too-many-requests`
 * @throws VersionConflict `envelope.conflict`
 */
export function sendEnvelope(dependencies: Dependencies, request: EnvelopeRequest): Promise<Envelope> {
  const { mails, now, sha256 } = dependencies;
  return replace(dependencies, request, {
    async change(envelope, transaction) {
      const at = now();
      const next = sent(envelope, { at: at.toISOString(), sha256 });
      if (!next) return undefined;
      if (!isReady(envelope)) throw new AppError('envelope.incomplete', problemTexts.envelopeIncomplete);
      const since = new Date(at.getTime() - dayMilliseconds);
      const asked = await mails.countRequests(request.userId, since, transaction);
      if (asked + next.entry.signers.length > envelopeLimits.requestsPerDay) {
        throw new AppError('envelope.too-many-requests', problemTexts.envelopeTooManyRequests, {
          limit: 'signing-requests',
          retryAfterSeconds: dayMilliseconds / 1000,
        });
      }
      return askNextSigner(dependencies, { envelope: next, reminder: false, ...request }, transaction);
    },
  });
}

const dayMilliseconds = 86_400_000;

/** @throws AppError `envelope.not-found`, `envelope.wrong-status` @throws VersionConflict `envelope.conflict` */
export function voidEnvelope(dependencies: Dependencies, request: EnvelopeRequest, reason: string): Promise<Envelope> {
  const { now, sha256 } = dependencies;
  const moment = { at: now().toISOString(), sha256 };
  return replace(dependencies, request, { change: (envelope) => voided(envelope, reason, moment) });
}

/** Of a draft. @throws AppError `envelope.not-found`, `envelope.wrong-status` @throws VersionConflict `envelope.conflict` */
export async function deleteEnvelope(dependencies: Dependencies, request: EnvelopeRequest): Promise<void> {
  const { store, files, transaction } = dependencies;
  await transaction(async (transaction) => {
    const envelope = await readForChange(dependencies, request, null, transaction);
    if (envelope.status !== 'draft') throw wrongStatus();
    await store.delete(envelope, transaction);
    await files.delete([envelope.source.id], transaction);
  });
}

interface Change {
  readonly yours?: EnvelopeEntry;
  /** `undefined` if its status doesn’t allow it. */
  readonly change: (
    envelope: StoredEnvelope,
    transaction: Transaction,
  ) => StoredEnvelope | undefined | Promise<StoredEnvelope | undefined>;
}

async function replace(
  dependencies: Dependencies,
  request: EnvelopeRequest,
  { yours, change }: Change,
): Promise<Envelope> {
  return dependencies.transaction(async (transaction) => {
    const before = await readForChange(dependencies, request, yours ?? null, transaction);
    const after = await change(before, transaction);
    if (!after) throw wrongStatus();
    if (!(await dependencies.store.replace(after, before.version, transaction))) throw conflict(before, yours ?? null);
    return shownEnvelope(after);
  });
}

async function readForChange(
  { store }: Pick<Dependencies, 'store'>,
  { userId, envelopeId, version }: EnvelopeRequest,
  yours: EnvelopeEntry | null,
  transaction: Transaction,
): Promise<StoredEnvelope> {
  const envelope = await store.findById(userId, envelopeId, transaction);
  if (!envelope) throw new AppError('envelope.not-found', problemTexts.envelopeNotFound);
  if (envelope.version !== version) throw conflict(envelope, yours);
  return envelope;
}

const conflict = (current: StoredEnvelope, yours: EnvelopeEntry | null) =>
  new VersionConflict('envelope.conflict', problemTexts.envelopeConflict, { yours, current: shownEnvelope(current) });

const wrongStatus = () => new AppError('envelope.wrong-status', problemTexts.envelopeWrongStatus);
