import {
  contextOf,
  createRepeatedTask,
  describeError,
  markFailed,
  startSpan,
  type RepeatedTask,
} from '@hearthway/service-kit';
import { SpanKind } from '@opentelemetry/api';
import { UnexpectedAnswerError } from '../../questions/index.js';
import { addressEmail, composeMail, type AddressedEmail } from '../contents/compose-email.js';
import type { EmailDependencies } from '../dependencies.js';
import {
  afterAttempt,
  barredWait,
  capsOf,
  directoryOf,
  isAccountMail,
  isMarketing,
  windowEnd,
  type Directory,
  type Email,
  type EmailChange,
  type SendOutcome,
} from '../email.js';

/** The longest that an email waits for the sender. Each look is one indexed query. */
const pollMilliseconds = 500;
const checkUnconfirmedMilliseconds = 60_000;
/** Longer than the provider may take to answer. */
const unconfirmedAfterMilliseconds = 5 * 60_000;
/** Longer than everything that happens between `claim` and `updateToSending`. */
const leaseMilliseconds = 60_000;

/** Until when mail waits: all of it if the provider asks for that; some while the service that knows its recipients does not answer. */
type Pauses = Record<'all' | Directory, Date>;

/** Sends due emails, one after the other, until it is stopped. Several instances may run at once. */
export function createEmailSender(dependencies: EmailDependencies): RepeatedTask {
  const { logger, now } = dependencies;
  const pauses: Pauses = { all: new Date(0), identity: new Date(0), journey: new Date(0) };
  let stopped = false;

  async function sendAllDue(): Promise<void> {
    let more = true;
    while (more && !stopped && now() >= pauses.all) more = await sendNextEmail(dependencies, pauses);
  }

  const sending = createRepeatedTask({
    name: 'the sending of emails',
    run: sendAllDue,
    pauseMilliseconds: pollMilliseconds,
    logger,
  });
  const checking = createRepeatedTask({
    name: 'the check for emails whose sender crashed',
    run: () => settleUnconfirmed(dependencies),
    pauseMilliseconds: checkUnconfirmedMilliseconds,
    logger,
  });
  return {
    start() {
      sending.start();
      checking.start();
    },
    /** Waits for the email that is being sent. */
    async stop() {
      stopped = true;
      await Promise.all([sending.stop(), checking.stop()]);
    },
  };
}

/**
 * Sends the next due email; false if there is none. `sending` is stored before the provider is asked. If the process crashes in
 * between, nobody knows whether the email was sent: `settleUnconfirmed` decides whether it is sent again.
 */
async function sendNextEmail(dependencies: EmailDependencies, pauses: Pauses): Promise<boolean> {
  const { store, now } = dependencies;
  const leaseUntil = new Date(now().getTime() + leaseMilliseconds);
  const email = await store.claim(now(), leaseUntil);
  if (!email) return false;

  const addressed = await addressOrPostpone(dependencies, email, leaseUntil, pauses);
  if (addressed === 'postponed') return true;
  if (!addressed) await suppress(dependencies, email, leaseUntil, 'gone');
  else if (await isUnsubscribed(dependencies, email)) await suppress(dependencies, email, leaseUntil, 'unsubscribed');
  else await sendWithinCaps(dependencies, email, leaseUntil, addressed, pauses);
  return true;
}

const isUnsubscribed = async ({ store }: EmailDependencies, { type, recipientKey }: Email): Promise<boolean> =>
  isMarketing(type) && recipientKey !== undefined && (await store.hasSuppression(recipientKey));

/** Another service may be the only one that knows the recipient. If it does not answer, the email waits; others go on. */
async function addressOrPostpone(
  dependencies: EmailDependencies,
  email: Email,
  leaseUntil: Date,
  pauses: Pauses,
): Promise<AddressedEmail | undefined | 'postponed'> {
  const { id: mailId, type } = email;
  const directory = directoryOf(type);
  if (!directory) return addressEmail(dependencies, email);
  const { store, retryMilliseconds, logger, now } = dependencies;
  const postpone = async (dueAt: Date) => {
    await store.updateClaimed(mailId, leaseUntil, { state: 'waiting', dueAt }, now());
    return 'postponed' as const;
  };
  if (now() < pauses[directory]) return postpone(pauses[directory]);
  try {
    return await addressEmail(dependencies, email);
  } catch (error) {
    logger.warn(
      { mailId, type, directory, reason: describeError(error) },
      'the service that knows to whom an email goes does not say; it waits',
    );
    const next = now().getTime() + retryMilliseconds;
    // A wrong answer says nothing about other emails, and cost no wait.
    if (!(error instanceof UnexpectedAnswerError)) pauses[directory] = new Date(next);
    // Behind those that were not asked for yet.
    return postpone(new Date(next + 1));
  }
}

async function suppress(
  { store, metrics, logger, now }: EmailDependencies,
  { id: mailId, type }: Email,
  leaseUntil: Date,
  problem: 'gone' | 'unsubscribed',
): Promise<void> {
  const change: EmailChange = { state: 'suppressed', problem };
  // Deleted, since anyone can ask for emails to accounts that don't exist.
  if (problem === 'gone' && isAccountMail(type)) await store.deleteClaimed(mailId, leaseUntil);
  else await store.updateClaimed(mailId, leaseUntil, change, now());
  metrics.became(type, change.state);
  logger.info({ mailId, type, ...change }, 'an email is not sent');
}

async function sendWithinCaps(
  dependencies: EmailDependencies,
  email: Email,
  leaseUntil: Date,
  { to, contents }: AddressedEmail,
  pauses: Pauses,
): Promise<void> {
  const { store, pseudonyms, linkTokens, mailService, sender, limits, metrics, logger, now } = dependencies;
  const caps = capsOf({ ...email, recipientKey: pseudonyms.ofEmail(to) }, limits, now());
  const until = windowEnd(limits, now());
  const full = await store.incrementCaps(caps, until);
  if (full) {
    metrics.heldBack(full.name);
    logger.warn({ mailId: email.id, cap: full.name, until }, 'a cap is reached; an email waits');
    await store.updateClaimed(email.id, leaseUntil, { state: 'waiting', dueAt: until }, now());
    return;
  }
  const { token, hash } = linkTokens.make();
  const mail = await composeMail(contents(token), { to, mailId: email.id, token }, sender);
  if (!(await startSending(dependencies, email, leaseUntil, hash))) {
    await store.decrementCaps(caps);
    return;
  }
  const outcome = await sendInSpan(email, () => mailService.send(mail));
  if (outcome.kind !== 'taken' && outcome.kind !== 'unknown') await store.decrementCaps(caps);
  await settle(dependencies, { ...email, attempts: email.attempts + 1 }, outcome, pauses);
}

/** False if another instance sends it, or the recipient has just left. Only the links of the last attempt work. */
async function startSending(
  dependencies: EmailDependencies,
  { id, type, subjectId }: Email,
  leaseUntil: Date,
  linkHash: string,
): Promise<boolean> {
  const { store, waitlist, now } = dependencies;
  return dependencies.transaction(async (transaction) => {
    if (!(await store.updateToSending(id, leaseUntil, now(), transaction))) return false;
    if (!isMarketing(type) || (await waitlist.updateLink(subjectId, linkHash, transaction))) return true;
    await store.updateFromSending(id, { state: 'suppressed', problem: 'gone' }, now(), transaction);
    return false;
  });
}

/** In the trace that queued the email. A refusal by the provider is not an error of ours. */
async function sendInSpan({ type, traceparent }: Email, send: () => Promise<SendOutcome>): Promise<SendOutcome> {
  const attributes = { 'peer.service': 'sendgrid', 'hearthway.email.type': type };
  const span = startSpan('send email', { kind: SpanKind.CLIENT, attributes }, contextOf(traceparent));
  const outcome = await send();
  const isFinal = outcome.kind === 'taken' || outcome.kind === 'refused';
  markFailed(span, isFinal ? undefined : outcome.reason);
  span.setAttribute('hearthway.outcome', outcome.kind).end();
  return outcome;
}

async function settle(
  { store, retryMilliseconds, metrics, logger, now }: EmailDependencies,
  { id: mailId, type, attempts }: Email,
  outcome: SendOutcome,
  pauses: Pauses,
): Promise<void> {
  const change = afterAttempt({ type, attempts }, outcome, retryMilliseconds, now());
  await store.updateFromSending(mailId, change, now());
  metrics.became(type, change.state);
  metrics.barred(outcome.kind === 'barred');
  const fields = { mailId, type, attempts, ...change, ...(outcome.kind !== 'taken' && { reason: outcome.reason }) };
  if (outcome.kind === 'barred') logger.error(fields, 'the provider refuses our key or our sender; all mail waits');
  else if (change.state === 'failed') logger.error(fields, 'an email was not sent');
  else if (change.state === 'waiting') logger.warn(fields, 'could not send an email; trying again later');
  else logger.info(fields, 'an email was sent');
  // A provider that asks us to slow down means all our mail.
  const wait = outcome.kind === 'later' ? (outcome.afterMilliseconds ?? 0) : 0;
  pauses.all = new Date(now().getTime() + (outcome.kind === 'barred' ? barredWait(retryMilliseconds) : wait));
}

async function settleUnconfirmed({ store, metrics, logger, now }: EmailDependencies): Promise<void> {
  const startedBefore = new Date(now().getTime() - unconfirmedAfterMilliseconds);
  const { failed, sentAgain } = await store.updateUnconfirmed(startedBefore, now());
  if (sentAgain > 0) logger.warn({ count: sentAgain }, 'a sender crashed; emails about accounts are sent again');
  if (failed === 0) return;
  metrics.unconfirmed(failed);
  logger.error(
    { count: failed },
    'a sender crashed; nobody knows whether its emails were sent, and they are not sent again',
  );
}
