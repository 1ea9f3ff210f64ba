import type { EmailType } from '@hearthway/contracts/commerce';
import { emailAddress } from '@hearthway/contracts/email-address';
import { emailTestTexts, problemTexts, validationTexts } from '@hearthway/contracts/texts';
import { AppError } from '@hearthway/service-kit';
import { composeMail, render } from '../contents/compose-email.js';
import { sampleContents, type RenderedEmail } from '../contents/email-contents.js';
import type { EmailDependencies } from '../dependencies.js';
import { testCaps, windowEnd } from '../email.js';

/**
 * Sends a sample of one of the emails to an address that an admin enters.
 * @throws AppError `email.recipient-invalid`, `email.too-many-tests`
 */
export async function sendTestEmail(
  { store, limits, mailService, sender, logger, now, newId }: EmailDependencies,
  { type, email }: { type: EmailType; email: string },
): Promise<{ success: boolean; error?: string }> {
  const to = emailAddress.safeParse(email);
  if (!to.success) {
    const text = email.trim() === '' ? emailTestTexts.required.description : validationTexts.email;
    throw new AppError('email.recipient-invalid', text, { details: [{ path: 'query.email', message: text }] });
  }
  const endsAt = windowEnd(limits, now());
  if (await store.incrementCaps(testCaps(limits, now()), endsAt)) {
    const retryAfterSeconds = Math.ceil((endsAt.getTime() - now().getTime()) / 1000);
    throw new AppError('email.too-many-tests', problemTexts.tooMany, { retryAfterSeconds });
  }
  const mailId = newId();
  const mail = await composeMail(sampleContents(type, sender), { to: to.data, mailId }, sender);
  const outcome = await mailService.send(mail);
  if (outcome.kind === 'taken') {
    logger.info({ mailId, type }, 'a test email was sent');
    return { success: true };
  }
  logger.warn({ mailId, type, reason: outcome.reason }, 'could not send a test email');
  return { success: false, error: emailTestTexts.sendFailed };
}

/** A sample of one of the emails. */
export async function previewEmail(
  { sender }: Pick<EmailDependencies, 'sender'>,
  type: EmailType,
): Promise<RenderedEmail & { success: true }> {
  return { success: true, ...(await render(sampleContents(type, sender), sender)) };
}
