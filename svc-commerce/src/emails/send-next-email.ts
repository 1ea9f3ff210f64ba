import { readTraceparent, startSpan } from '@hearthway/service-kit';
import type { EmailDependencies } from './dependencies.js';
import { addressEmail, drawEmail } from './compose-email.js';
import { capsOf, windowEnd } from './email-caps.js';
import { afterAttempt, barredWait, isNews, type Email, type EmailChange, type SendOutcome } from './email.js';

/** Longer than all that happens between `claim` and `updateToSending`. */
const leaseMilliseconds = 60_000;

const gone: EmailChange = { state: 'suppressed', problem: 'gone' };

/** What the sender does next: look for another email at once, or when there is one, or not before the provider wants more. */
export type Next = 'again' | 'idle' | { readonly pauseMilliseconds: number };

/**
 * Sends the next email that is due, if there is one.
 *
 * At most once: that it is being sent is written before the provider is asked. Whoever dies between leaves an email of
 * which nobody knows whether it went out; it is flagged (`flagUnconfirmed`) and not sent again.
 */
export async function sendNextEmail(dependencies: EmailDependencies): Promise<Next> {
  const { store, suppressions, now } = dependencies;
  const leaseUntil = new Date(now().getTime() + leaseMilliseconds);
  const email = await store.claim(now(), leaseUntil);
  if (!email) return 'idle';

  const addressed = await addressEmail(dependencies, email);
  if (!addressed) return end(dependencies, email, leaseUntil, gone);
  if (isNews(email.type) && email.recipientKey !== undefined && (await suppressions.has(email.recipientKey))) {
    return end(dependencies, email, leaseUntil, { state: 'suppressed', problem: 'unsubscribed' });
  }
  return sendWithinCaps(dependencies, email, leaseUntil, addressed);
}

async function sendWithinCaps(
  dependencies: EmailDependencies,
  email: Email,
  leaseUntil: Date,
  { to, contents }: NonNullable<Awaited<ReturnType<typeof addressEmail>>>,
): Promise<Next> {
  const { store, caps, linkTokens, mailService, sender, limits, now } = dependencies;
  const counted = capsOf(email, limits, now());
  const windowEndsAt = windowEnd(limits, now());
  const full = await caps.increment(counted, windowEndsAt);
  if (full) {
    dependencies.metrics.heldBack(full.name);
    dependencies.logger.warn(
      { emailId: email.id, cap: full.name, until: windowEndsAt },
      'a cap is reached; an email waits',
    );
    await store.updateClaimed(email.id, leaseUntil, { state: 'waiting', dueAt: windowEndsAt }, now());
    return 'again';
  }
  const { token, hash } = linkTokens.make();
  const mail = await drawEmail(contents(token), { to, emailId: email.id, token }, sender);
  if (!(await begin(dependencies, email, leaseUntil, hash))) {
    await caps.decrement(counted);
    return 'again';
  }
  const outcome = await sendInSpan(email, () => mailService.send(mail));
  if (outcome.kind !== 'taken' && outcome.kind !== 'unknown') await caps.decrement(counted);
  return settle(dependencies, { ...email, attempts: email.attempts + 1 }, outcome);
}

/** In the trace of what the email is for. A mail that the provider refuses is no failure of ours. */
async function sendInSpan({ type, traceparent }: Email, send: () => Promise<SendOutcome>): Promise<SendOutcome> {
  const span = startSpan('send email', {
    kind: 'client',
    parent: readTraceparent(traceparent),
    attributes: { 'peer.service': 'sendgrid', 'hearthway.email.type': type },
  });
  const outcome = await send();
  const isDone = outcome.kind === 'taken' || outcome.kind === 'refused';
  span.end({ attributes: { 'hearthway.outcome': outcome.kind }, error: isDone ? undefined : outcome.reason });
  return outcome;
}

/** False when somebody else sends it, or whom it was for has just left. The links that work are those of the last attempt. */
async function begin(
  dependencies: EmailDependencies,
  { id, type, subjectId }: Email,
  leaseUntil: Date,
  linkHash: string,
): Promise<boolean> {
  const { store, subjects, now } = dependencies;
  return dependencies.transaction(async (transaction) => {
    if (!(await store.updateToSending(id, leaseUntil, now(), transaction))) return false;
    if (!isNews(type) || (await subjects.updateLink(subjectId, linkHash, transaction))) return true;
    await store.updateFromSending(id, gone, now(), transaction);
    return false;
  });
}

async function settle(
  { store, retry, metrics, logger, now }: EmailDependencies,
  { id: emailId, type, attempts }: Email,
  outcome: SendOutcome,
): Promise<Next> {
  const change = afterAttempt(attempts, outcome, retry, now());
  await store.updateFromSending(emailId, change, now());
  metrics.became(type, change.state);
  metrics.barred(outcome.kind === 'barred');
  const fields = { emailId, type, attempts, ...change, ...(outcome.kind !== 'taken' && { reason: outcome.reason }) };
  if (outcome.kind === 'barred') logger.error(fields, 'the provider refuses our key or our sender; all mail waits');
  else if (change.state === 'failed') logger.error(fields, 'an email was not sent');
  else if (change.state === 'waiting') logger.warn(fields, 'an email could not be sent; it is tried again');
  else logger.info(fields, 'an email was sent');
  if (outcome.kind === 'barred') return { pauseMilliseconds: barredWait(retry) };
  // Whoever asks us to slow down means all of our mail.
  const wait = outcome.kind === 'later' ? outcome.afterMilliseconds : undefined;
  return wait === undefined ? 'again' : { pauseMilliseconds: wait };
}

async function end(
  { store, metrics, logger, now }: EmailDependencies,
  { id: emailId, type }: Email,
  leaseUntil: Date,
  change: EmailChange,
): Promise<Next> {
  await store.updateClaimed(emailId, leaseUntil, change, now());
  metrics.became(type, change.state);
  logger.info({ emailId, type, ...change }, 'an email is not sent');
  return 'again';
}

/** Longer than the provider may take to answer. */
const unconfirmedAfterMilliseconds = 5 * 60_000;

export async function flagUnconfirmed({ store, metrics, logger, now }: EmailDependencies): Promise<void> {
  const count = await store.updateUnconfirmed(new Date(now().getTime() - unconfirmedAfterMilliseconds), now());
  if (count === 0) return;
  metrics.unconfirmed(count);
  logger.error(
    { count },
    'a process died while it sent emails; nobody knows whether they went out, and they are not sent again',
  );
}
