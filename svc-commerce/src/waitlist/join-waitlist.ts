import { waitlistJoined, type ApplicantProblem } from '@hearthway/contracts/commerce';
import { problemTexts, waitlistTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import type { WaitlistDependencies } from './dependencies.js';
import { newWaitlistEntry, type Application, type WaitlistEntry } from './waitlist-entry.js';

export interface JoinWaitlist extends Application {
  /** The field that people do not see. */
  readonly website: string;
  /** Address of the internet that the join comes from. */
  readonly clientIp: string;
  readonly correlationId: string;
}

/**
 * Puts somebody on the waitlist, once, and tells the others that it grew.
 * @throws AppError `waitlist.invalid`, `waitlist.already-joined`, `waitlist.full`
 */
export async function joinWaitlist(
  dependencies: WaitlistDependencies,
  { website, clientIp, correlationId, ...application }: JoinWaitlist,
): Promise<void> {
  const { store, metrics, pseudonyms, now, newId } = dependencies;
  if (website !== '') {
    metrics.trapped();
    return;
  }
  const networkKey = pseudonyms.ofNetwork(clientIp);
  const entry = newWaitlistEntry(application, { id: newId(), now: now(), networkKey });
  if ('problem' in entry) throw invalid(entry.problem);
  if (await store.has(entry.emailKey)) throw alreadyJoined();
  await withinLimit(dependencies, () => insert(dependencies, entry, correlationId));
}

async function insert(dependencies: WaitlistDependencies, entry: WaitlistEntry, correlationId: string): Promise<void> {
  const { store, outbox } = dependencies;
  try {
    await dependencies.transaction(async (transaction) => {
      await store.insert(entry, transaction);
      await outbox.add(transaction, waitlistJoined, {
        subject: entry.id,
        opensSubject: true,
        data: { entryId: entry.id, source: entry.source, state: entry.state },
        correlationId,
        occurredAt: entry.createdAt,
      });
    });
  } catch (error) {
    throw store.isDuplicate(error) ? alreadyJoined(error) : error;
  }
}

/** Only who really joins takes a place of the minute. */
async function withinLimit({ limit, now }: WaitlistDependencies, join: () => Promise<void>): Promise<void> {
  const retryAfterSeconds = limit.take(now());
  if (retryAfterSeconds > 0) throw new AppError('waitlist.full', problemTexts.waitlistFull, { retryAfterSeconds });
  try {
    await join();
  } catch (error) {
    limit.giveBack(now());
    throw error;
  }
}

function invalid({ field, message }: ApplicantProblem): AppError {
  return new AppError('waitlist.invalid', message, { details: [{ path: `body.${field}`, message }] });
}

function alreadyJoined(cause?: unknown): AppError {
  return new AppError('waitlist.already-joined', waitlistTexts.already, { cause });
}
