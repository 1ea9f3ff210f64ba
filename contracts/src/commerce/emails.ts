import * as z from 'zod/mini';
import { defineOperation, redirection } from '../operation.js';
import type { PagePath } from '../pages.js';
import { emailTestTexts, problemTexts } from '../texts.js';
import { typedText } from './waitlist.js';

/** `waitlist` confirms a join, `founding` and `offer` are receipts, `admin` reports a purchase to us. */
export const emailTypes = ['waitlist', 'founding', 'offer', 'admin'] as const;
export const emailType = z.enum(emailTypes);
export type EmailType = z.infer<typeof emailType>;

/** The form. The operation accepts any text as the address and says what is wrong with it. */
export const testEmail = z.strictObject({
  type: emailType,
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, emailTestTexts.required.description),
      z.maxLength(1000, problemTexts.tooLong(1000)),
    ),
});

export const sendTestEmail = defineOperation({
  id: 'commerce.send-test-email',
  summary: 'Send a sample email; `success` is false if the mail provider refuses it',
  method: 'GET',
  path: '/api/test-email',
  access: 'admin',
  query: z.strictObject({ type: emailType, email: typedText }),
  status: 200,
  reply: z.object({ success: z.boolean(), error: z.optional(z.string()) }),
  errors: {
    'email.recipient-invalid': 400,
    'email.too-many-tests': 429,
  },
});

export const emailPreviewRequest = z.strictObject({ type: emailType });

export const previewEmail = defineOperation({
  id: 'commerce.preview-email',
  summary: 'Preview a sample email as HTML and plain text',
  method: 'GET',
  path: '/api/email-preview',
  access: 'admin',
  query: emailPreviewRequest,
  status: 200,
  reply: z.object({
    success: z.boolean(),
    subject: z.optional(z.string()),
    html: z.optional(z.string()),
    text: z.optional(z.string()),
    error: z.optional(z.string()),
  }),
  errors: {},
});

/** Opaque and without personal data. Mail programs may add other parameters to a link, so those are ignored. */
const mailToken = z.object({ token: z.catch(z._default(z.string().check(z.maxLength(200)), ''), '') });

/** Pages that email links lead to. Their forms have no action, so they post to the page's own URL with the token. */
export const emailPages = {
  leave: '/waitlist/leave',
  left: '/waitlist/left',
  unsubscribe: '/email/unsubscribe',
  unsubscribed: '/email/unsubscribed',
} as const satisfies Readonly<Record<string, PagePath<'mf-marketing'>>>;

/** This and the next three answer the same for every token, so that they reveal nothing, and are safe to repeat. */
export const leaveWaitlist = defineOperation({
  id: 'commerce.leave-waitlist',
  summary: 'Leave the waitlist and erase the entry; redirects to a confirmation page',
  method: 'POST',
  path: emailPages.leave,
  access: 'public',
  query: mailToken,
  body: z.unknown(),
  bodyType: 'form',
  status: 303,
  reply: redirection,
  errors: {},
});

export const unsubscribe = defineOperation({
  id: 'commerce.unsubscribe',
  summary: 'Unsubscribe from news by email; redirects to a confirmation page',
  method: 'POST',
  path: emailPages.unsubscribe,
  access: 'public',
  query: mailToken,
  body: z.unknown(),
  bodyType: 'form',
  status: 303,
  reply: redirection,
  errors: {},
});

/** RFC 8058: a mail program posts here for its Unsubscribe button, in either form encoding, and follows no redirect. */
export const unsubscribeInOneClick = defineOperation({
  id: 'commerce.unsubscribe-in-one-click',
  summary: 'Unsubscribe in one click from a mail program (RFC 8058)',
  method: 'POST',
  path: '/api/email/unsubscribe',
  access: 'public',
  query: mailToken,
  body: z.unknown(),
  bodyType: 'raw',
  status: 200,
  reply: z.object({ ok: z.literal(true) }),
  errors: {},
});

/** For mail programs that open the one-click address as a link instead. */
export const openUnsubscribe = defineOperation({
  id: 'commerce.open-unsubscribe',
  summary: 'Open the page that asks to confirm unsubscribing; changes nothing',
  method: 'GET',
  path: unsubscribeInOneClick.path,
  access: 'public',
  query: mailToken,
  status: 303,
  reply: redirection,
  errors: {},
});
