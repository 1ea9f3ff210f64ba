import type { Transaction } from '@hearthway/service-kit';
import type { StoredEnvelope } from '../envelope.js';
import type { EnvelopeDependencies } from '../envelopes-dependencies.js';
import { replaceOrFail } from '../storage/envelope-store.js';
import { requestSigningMail } from './ask-signer.js';
import { lastMomentOf, newsOf } from './what-follows.js';

type Dependencies = Pick<EnvelopeDependencies, 'store' | 'mails' | 'outbox' | 'keepEvents' | 'now' | 'newId'>;

interface Change {
  readonly before: StoredEnvelope;
  readonly after: StoredEnvelope;
  readonly correlationId: string;
}

/** Stores a change with what follows from it: the calendar, and an email to the buyer. */
export async function storeChange(
  dependencies: Dependencies,
  { before, after, correlationId }: Change,
  transaction: Transaction,
): Promise<void> {
  const { store, keepEvents } = dependencies;
  const { id, userId } = after;
  await replaceOrFail(store, after, before.version, transaction);
  const moments = { before: lastMomentOf(before), after: lastMomentOf(after) };
  await keepEvents({ userId, source: `signature:${id}`, ...moments }, transaction);
  const news = newsOf(before, after);
  if (!news) return;
  const key = { userId, envelopeId: id, signerId: news.signerId };
  await requestSigningMail(dependencies, { kind: news.kind, key, correlationId }, transaction);
}
