import type { EmailType } from '@hearthway/contracts/commerce';
import { emailAddress } from '@hearthway/contracts/email-address';
import { emailTestTexts, problemTexts, validationTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { drawEmail } from './compose-email.js';
import type { EmailDependencies } from './dependencies.js';
import { testCaps, windowEnd } from './email-caps.js';
import { sampleContents, type RenderedEmail } from './email-contents.js';

/**
 * Sends one of the emails, about nobody, to an address that an admin names.
 * @throws AppError `email.recipient-invalid`, `email.too-many-tests`
 */
export async function sendTestEmail(
  { caps, limits, mailService, sender, logger, now, newId }: EmailDependencies,
  { type, email }: { type: EmailType; email: string },
): Promise<{ success: boolean; error?: string }> {
  const to = emailAddress.safeParse(email);
  if (!to.success) {
    const text = email.trim() === '' ? emailTestTexts.required.description : validationTexts.email;
    throw new AppError('email.recipient-invalid', text, { details: [{ path: 'query.email', message: text }] });
  }
  const endsAt = windowEnd(limits, now());
  if (await caps.increment(testCaps(limits, now()), endsAt)) {
    const retryAfterSeconds = Math.ceil((endsAt.getTime() - now().getTime()) / 1000);
    throw new AppError('email.too-many-tests', problemTexts.tooMany, { retryAfterSeconds });
  }
  const emailId = newId();
  const outcome = await mailService.send(
    await drawEmail(sampleContents(type, sender), { to: to.data, emailId }, sender),
  );
  if (outcome.kind === 'taken') {
    logger.info({ emailId, type }, 'an email was sent for a test');
    return { success: true };
  }
  logger.warn({ emailId, type, reason: outcome.reason }, 'an email for a test was not sent');
  return { success: false, error: emailTestTexts.sendFailed };
}

/** One of the emails, about nobody. */
export async function previewEmail(
  { sender }: Pick<EmailDependencies, 'sender'>,
  type: EmailType,
): Promise<RenderedEmail & { success: true }> {
  const { renderEmail } = await import('./templates/render-email.js');
  return { success: true, ...renderEmail(sampleContents(type, sender), sender) };
}
