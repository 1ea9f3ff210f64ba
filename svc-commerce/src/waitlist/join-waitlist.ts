import {
  applicantFormProblem,
  fullName,
  waitlistJoined,
  waitlistPages,
  type ApplicantProblem,
  type joinWaitlistByForm,
  type NotJoinedReason,
} from '@hearthway/contracts/commerce';
import type { OperationInput } from '@hearthway/contracts/operation';
import { waitlistTexts } from '@hearthway/contracts/texts';
import { AppError, type Dependencies, type LinkTokens, type Transaction } from '@hearthway/service-kit';
import type { Pseudonyms } from '../personal-data/index.js';
import type { JoinLimitStore } from './join-limit-store.js';
import { newWaitlistEntry, type Application, type WaitlistEntry } from './waitlist-entry.js';
import type { WaitlistMetrics } from './waitlist-metrics.js';
import type { WaitlistStore } from './waitlist-store.js';

export interface WaitlistDependencies extends Pick<Dependencies, 'outbox' | 'transaction' | 'now' | 'newId'> {
  readonly store: WaitlistStore;
  readonly limit: Pick<JoinLimitStore, 'take' | 'giveBack'>;
  readonly metrics: WaitlistMetrics;
  readonly pseudonyms: Pseudonyms;
  readonly linkTokens: LinkTokens;
  /** Queues the email that confirms a join. */
  readonly queueConfirmation: (
    joined: { readonly entryId: string; readonly email: string; readonly networkKey: string },
    transaction: Transaction,
  ) => Promise<void>;
  /** Deletes who received emails about the entry. */
  readonly deleteEmailRecipients: (entryId: string, transaction: Transaction) => Promise<void>;
}

interface Request {
  /** IP address of the client. */
  readonly clientIp: string;
  readonly correlationId: string;
}

export interface JoinWaitlist extends Application, Request {
  /** A hidden field: whoever fills it in is a bot. */
  readonly website: string;
}

/**
 * Puts an address on the waitlist, once, queues the confirmation, and publishes that the list grew. A bot is answered as if it
 * had joined.
 * @throws AppError `waitlist.invalid`, `waitlist.already-joined`, `waitlist.full`
 */
export async function joinWaitlist(
  dependencies: WaitlistDependencies,
  { website, clientIp, correlationId, ...application }: JoinWaitlist,
): Promise<void> {
  const { store, metrics, now, newId } = dependencies;
  if (website !== '') {
    metrics.trapped();
    return;
  }
  const entry = newWaitlistEntry(application, { id: newId(), now: now() });
  if ('problem' in entry) throw invalid(entry.problem);
  if (await store.has(entry.emailKey)) throw alreadyJoined();
  await withinLimit(dependencies, () => insert(dependencies, entry, { clientIp, correlationId }));
}

async function insert(
  dependencies: WaitlistDependencies,
  entry: WaitlistEntry,
  { clientIp, correlationId }: Request,
): Promise<void> {
  const { store, outbox, pseudonyms, queueConfirmation } = dependencies;
  const joined = { entryId: entry.id, email: entry.email, networkKey: pseudonyms.ofNetwork(clientIp) };
  try {
    await dependencies.transaction(async (transaction) => {
      await store.insert(entry, transaction);
      await queueConfirmation(joined, transaction);
      await outbox.insert(
        waitlistJoined,
        {
          subject: entry.id,
          data: { entryId: entry.id, source: entry.source, state: entry.state },
          correlationId,
          occurredAt: entry.createdAt,
        },
        transaction,
      );
    });
  } catch (error) {
    throw store.isDuplicate(error) ? alreadyJoined(error) : error;
  }
}

/** A join that fails does not count toward the limit. */
async function withinLimit({ limit, now }: WaitlistDependencies, join: () => Promise<void>): Promise<void> {
  const begun = now();
  const retryAfterSeconds = await limit.take(begun);
  if (retryAfterSeconds > 0)
    throw new AppError('waitlist.full', 'Many people are joining right now. Please try again in a minute.', {
      retryAfterSeconds,
    });
  try {
    await join();
  } catch (error) {
    await limit.giveBack(begun);
    throw error;
  }
}

function invalid({ field, message }: ApplicantProblem): AppError {
  return new AppError('waitlist.invalid', message, { details: [{ path: `body.${field}`, message }] });
}

function alreadyJoined(cause?: unknown): AppError {
  return new AppError('waitlist.already-joined', waitlistTexts.already, { cause });
}

type Form = OperationInput<typeof joinWaitlistByForm>['body'];

/** The same for a form posted without JavaScript: success and refusal each redirect to a page. */
export async function joinByForm(
  dependencies: WaitlistDependencies,
  { firstName, lastName, acceptedTerms, ...form }: Form,
  request: Request,
): Promise<{ location: string }> {
  const entered = { ...form, acceptedTerms: acceptedTerms !== '' };
  try {
    const problem = form.website === '' && applicantFormProblem({ ...entered, firstName, lastName });
    if (problem) throw invalid(problem);
    await joinWaitlist(dependencies, {
      ...entered,
      name: fullName(firstName, lastName),
      source: 'landing_page',
      ...request,
    });
    return { location: waitlistPages.joined };
  } catch (error) {
    const reason = reasonOf(error);
    if (!reason) throw error;
    return { location: `${waitlistPages.notJoined}#${reason}` };
  }
}

function reasonOf(error: unknown): NotJoinedReason | undefined {
  if (!(error instanceof AppError)) return undefined;
  if (error.code === 'waitlist.already-joined') return 'already-joined';
  if (error.code === 'waitlist.full') return 'too-many';
  return waitlistPages.reasons.find((reason) => error.details?.[0]?.path === `body.${reason}`);
}
