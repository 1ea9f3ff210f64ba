import * as z from 'zod/mini';
import { defineOperation, redirection } from '../operation.js';
import { emailTestTexts } from '../texts.js';
import { commerceErrors as errors } from './error-codes.js';

/** `waitlist` confirms a join, `founding` and `offer` are receipts of the two offers, `admin` tells of a purchase. */
export const emailTypes = ['waitlist', 'founding', 'offer', 'admin'] as const;
export const emailType = z.enum(emailTypes);
export type EmailType = z.infer<typeof emailType>;

/** As it is asked for; the operation takes any text for an address and says itself what is wrong with it. */
export const testEmail = z.strictObject({
  type: emailType,
  email: z.string().check(z.trim(), z.minLength(1, emailTestTexts.required.description), z.maxLength(1000)),
});

export const sendTestEmail = defineOperation({
  id: 'commerce.send-test-email',
  summary: 'Send a sample email; `success` is false if the mail provider refuses it',
  method: 'GET',
  path: '/api/test-email',
  access: 'admin',
  query: z.strictObject({ type: emailType, email: z._default(z.string().check(z.maxLength(1000)), '') }),
  status: 200,
  reply: z.object({ success: z.boolean(), error: z.optional(z.string()) }),
  errors: {
    'email.recipient-invalid': errors['email.recipient-invalid'],
    'email.too-many-tests': errors['email.too-many-tests'],
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

/** Opaque, and without personal data: made when a mail is sent. Whatever else is in the address was put there by others. */
const mailToken = z.object({ token: z.catch(z._default(z.string().check(z.maxLength(200)), ''), '') });

/** Pages that the links of emails lead to. A form without an address posts to the page's own, token and all. */
export const emailPages = {
  leave: '/waitlist/leave',
  left: '/waitlist/left',
  unsubscribe: '/email/unsubscribe',
  unsubscribed: '/email/unsubscribed',
} as const;

/** Whatever the token, the answers of the four below are the same: nothing can be learned here, and again does no harm. */
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

/** RFC 8058: a mail program posts here when its reader presses Unsubscribe, in either encoding of forms, and follows no redirect. */
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

/** For mail programs that open the same address for their reader instead. */
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
