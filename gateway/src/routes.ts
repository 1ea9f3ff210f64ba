import { emailPages, paymentPages, waitlistPages } from '@hearthway/contracts/commerce';
import { documentLimits } from '@hearthway/contracts/journey';
import { refreshTimeouts } from '@hearthway/contracts/constants';
import type { Access, Operation } from '@hearthway/contracts/operation';

export type ServiceName = 'identity' | 'journey' | 'commerce' | 'analytics';

/** One operation that the gateway forwards. */
export interface Route {
  readonly method: Operation['method'];
  /** As in the operation: `/api/milestones/:milestoneId`. */
  readonly path: string;
  readonly service: ServiceName;
  readonly access: Exclude<Access, 'internal'>;
  /** In addition to the general limit per address; for webhooks, instead of it. */
  readonly limit?:
    | 'failed-sign-ins'
    | 'wrong-passwords'
    | 'registrations'
    | 'account-links'
    | 'estimates'
    | 'waitlist'
    | 'payments'
    | 'webhooks';
  /** For the whole exchange; of a stream, until its first byte. */
  readonly timeoutMilliseconds: number;
  /**
   * The answer is a stream of events. It may last for minutes, is given up when nothing came for a while, and has connections of its
   * own, so that no other request waits behind it.
   */
  readonly stream?: true;
  /** After a lost connection. Only for requests that are safe to repeat: GET. */
  readonly retry: 'once' | 'never';
  /** Of the request body; by default 1 MB. */
  readonly bodyLimitBytes?: number;
  /** The answer is a file that a buyer uploaded: nothing in it may run, wherever it is opened. */
  readonly isolated?: boolean;
  /** For routes reached by a link or by a form posted without script: a refusal leads to this page. */
  readonly refusalPage?: string;
}

/** Only svc-identity gets cookies: the refresh secret is nobody else's business. */
export const servicesWithCookies: readonly ServiceName[] = ['identity'];

const read = { method: 'GET', timeoutMilliseconds: 10_000, retry: 'once' } as const;
const write = { timeoutMilliseconds: 10_000, retry: 'never' } as const;
const journey = { service: 'journey', access: 'buyer' } as const;
/** Hashing a password may have to wait in line. */
const hashing = { timeoutMilliseconds: 20_000, retry: 'never' } as const;
/** Requires re-entering the password. */
const reproving = { ...hashing, service: 'identity', access: 'buyer', limit: 'wrong-passwords' } as const;

/** Asks for a mailed link, or uses one. */
const linking = { method: 'POST', service: 'identity', limit: 'account-links' } as const;

/** The payment provider is tried up to three times, ten seconds each. */
const paying = { timeoutMilliseconds: 35_000, retry: 'never', service: 'commerce', access: 'public' } as const;

/** A GET that sends an email, so it is never retried. */
const mailing = {
  method: 'GET',
  timeoutMilliseconds: 15_000,
  retry: 'never',
  service: 'commerce',
  access: 'admin',
} as const;

/** Reads a whole list in one answer. */
const exporting = {
  method: 'POST',
  timeoutMilliseconds: 30_000,
  retry: 'never',
  service: 'commerce',
  access: 'admin',
} as const;

/** Answers of Mia. A lost connection ends the reading, not the answer. */
const answering = { ...journey, timeoutMilliseconds: 15_000, retry: 'never', stream: true } as const;

/** A part of a file, over a slow line. What has arrived when the time is up is kept, and the upload goes on from there. */
const receiving = {
  service: 'journey',
  access: 'buyer',
  timeoutMilliseconds: 60_000,
  retry: 'never',
  bodyLimitBytes: documentLimits.fileBytes,
} as const;

/** One file of up to 25 MB, over a slow line. */
const sendingFile = { method: 'GET', timeoutMilliseconds: 300_000, retry: 'once', isolated: true } as const;
/** Opens a file in a process of its own, and may wait for its turn. */
const openingFile = { timeoutMilliseconds: 60_000, retry: 'never' } as const;
/** By people without an account. The token is in the body, so that no log sees it. */
const signing = { ...write, method: 'POST', service: 'journey', access: 'public' } as const;
/** A page of a document is drawn by a process of its own, which may have to wait for others. */
const drawing = { method: 'GET', timeoutMilliseconds: 60_000, isolated: true } as const;
/** For whoever has the link to a document. */
const ofLink = { service: 'journey', access: 'public', timeoutMilliseconds: 10_000, retry: 'never' } as const;
/** All files of a buyer. */
const sendingAll = { ...sendingFile, timeoutMilliseconds: 3_600_000 } as const;

/** What the gateway forwards, and where. Nothing else is reachable from outside. */
export const routes: readonly Route[] = [
  {
    ...hashing,
    method: 'POST',
    path: '/api/auth/register',
    service: 'identity',
    access: 'public',
    limit: 'registrations',
  },
  {
    ...hashing,
    method: 'POST',
    path: '/api/auth/login',
    service: 'identity',
    access: 'public',
    limit: 'failed-sign-ins',
  },
  {
    method: 'POST',
    path: '/api/auth/refresh',
    service: 'identity',
    access: 'public',
    timeoutMilliseconds: refreshTimeouts.gatewayMilliseconds,
    retry: 'never',
  },
  { ...write, method: 'POST', path: '/api/auth/logout', service: 'identity', access: 'buyer' },
  { ...read, path: '/api/auth/me', service: 'identity', access: 'buyer' },
  { ...reproving, method: 'PATCH', path: '/api/auth/me' },
  { ...reproving, method: 'DELETE', path: '/api/auth/me' },
  { ...reproving, method: 'POST', path: '/api/auth/password' },
  { ...linking, ...write, path: '/api/auth/password-resets', access: 'public' },
  { ...linking, ...hashing, path: '/api/auth/password-resets/complete', access: 'public' },
  { ...linking, ...write, path: '/api/auth/email-verifications', access: 'buyer' },
  { ...linking, ...write, path: '/api/auth/email-verifications/complete', access: 'public' },
  { ...read, path: '/api/auth/sessions', service: 'identity', access: 'buyer' },
  { ...write, method: 'DELETE', path: '/api/auth/sessions/:sessionId', service: 'identity', access: 'buyer' },
  { ...write, method: 'POST', path: '/api/auth/data-exports', service: 'identity', access: 'buyer' },
  { ...read, path: '/api/auth/data-exports/:dataExportId', service: 'identity', access: 'buyer' },
  { ...read, path: '/api/auth/data-exports/:dataExportId/content', service: 'identity', access: 'buyer' },
  { ...read, path: '/api/admin/check-auth', service: 'identity', access: 'admin' },
  { ...read, ...journey, path: '/api/milestones' },
  { ...read, ...journey, path: '/api/milestone-rules' },
  { ...write, ...journey, method: 'PATCH', path: '/api/milestones/:milestoneId' },
  { ...read, ...journey, path: '/api/notices' },
  { ...write, ...journey, method: 'DELETE', path: '/api/notices/:noticeId' },
  { ...read, ...journey, path: '/api/overview' },
  { ...read, ...journey, path: '/api/pre-approval-info' },
  { ...write, ...journey, method: 'POST', path: '/api/pre-approval-info' },
  { ...write, ...journey, method: 'DELETE', path: '/api/pre-approval-info/sensitive' },
  { ...read, ...journey, path: '/api/financial-profile' },
  { ...write, ...journey, method: 'PUT', path: '/api/financial-profile' },
  { ...read, ...journey, path: '/api/counties' },
  { ...read, ...journey, path: '/api/home-goals' },
  { ...write, ...journey, method: 'PUT', path: '/api/home-goals' },
  { ...write, ...journey, method: 'POST', path: '/api/affordability', access: 'public', limit: 'estimates' },
  { ...read, ...journey, path: '/api/affordability/rows', access: 'public' },
  { ...read, ...journey, path: '/api/lender-matches' },
  { ...write, ...journey, method: 'POST', path: '/api/lender-matches/find' },
  { ...write, ...journey, method: 'PATCH', path: '/api/lender-matches/:lenderMatchId' },
  { ...read, ...journey, path: '/api/lender-list' },
  { ...read, ...journey, path: '/api/lender-advice' },
  { ...read, ...journey, path: '/api/calendar-events' },
  { ...write, ...journey, method: 'POST', path: '/api/calendar-events' },
  { ...write, ...journey, method: 'PUT', path: '/api/calendar-events/:calendarEventId' },
  { ...write, ...journey, method: 'DELETE', path: '/api/calendar-events/:calendarEventId' },
  { ...read, ...journey, path: '/api/calendar-feed' },
  { ...write, ...journey, method: 'POST', path: '/api/calendar-feed' },
  { ...write, ...journey, method: 'DELETE', path: '/api/calendar-feed' },
  { ...read, ...journey, path: '/api/calendar.ics', access: 'public' },
  { ...read, ...journey, path: '/api/pre-approval-letters' },
  { ...write, ...journey, method: 'POST', path: '/api/pre-approval-letters' },
  { ...write, ...journey, method: 'PUT', path: '/api/pre-approval-letters/:letterId' },
  { ...write, ...journey, method: 'DELETE', path: '/api/pre-approval-letters/:letterId' },
  { ...read, ...journey, path: '/api/lender-quotes' },
  { ...write, ...journey, method: 'POST', path: '/api/lender-quotes' },
  { ...write, ...journey, method: 'PUT', path: '/api/lender-quotes/:quoteId' },
  { ...write, ...journey, method: 'DELETE', path: '/api/lender-quotes/:quoteId' },
  { ...read, ...journey, path: '/api/loan-estimates' },
  { ...write, ...journey, method: 'POST', path: '/api/loan-estimates' },
  { ...write, ...journey, method: 'PUT', path: '/api/loan-estimates/:estimateId' },
  { ...write, ...journey, method: 'DELETE', path: '/api/loan-estimates/:estimateId' },
  { ...write, ...journey, method: 'POST', path: '/api/loan-estimates/compare' },
  { ...read, ...journey, path: '/api/pre-approval-progress' },
  { ...write, ...journey, method: 'PUT', path: '/api/pre-approval-progress' },
  { ...read, ...journey, path: '/api/homes' },
  { ...write, ...journey, method: 'POST', path: '/api/homes' },
  { ...write, ...journey, method: 'POST', path: '/api/homes/import' },
  { ...write, ...journey, method: 'PUT', path: '/api/homes/:homeId' },
  { ...write, ...journey, method: 'DELETE', path: '/api/homes/:homeId' },
  { ...write, ...journey, method: 'PUT', path: '/api/homes/:homeId/stage' },
  { ...write, ...journey, method: 'PUT', path: '/api/homes/:homeId/tour' },
  { ...write, ...journey, method: 'PUT', path: '/api/homes/:homeId/impressions' },
  { ...write, ...journey, method: 'POST', path: '/api/homes/:homeId/merge' },
  { ...read, ...journey, path: '/api/offers' },
  { ...write, ...journey, method: 'POST', path: '/api/offers' },
  { ...write, ...journey, method: 'PUT', path: '/api/offers/:offerId' },
  { ...write, ...journey, method: 'DELETE', path: '/api/offers/:offerId' },
  { ...write, ...journey, method: 'POST', path: '/api/offers/:offerId/steps' },
  { ...read, ...journey, path: '/api/offers/:offerId/strategies' },
  { ...read, ...journey, path: '/api/offers/:offerId/term-sheet' },
  { ...read, ...journey, path: '/api/offers/:offerId/review' },
  { ...read, ...journey, path: '/api/contract' },
  { ...write, ...journey, method: 'POST', path: '/api/contract' },
  { ...write, ...journey, method: 'PUT', path: '/api/contract' },
  { ...write, ...journey, method: 'POST', path: '/api/contract/end' },
  { ...read, ...journey, path: '/api/deadlines' },
  { ...write, ...journey, method: 'PUT', path: '/api/deadlines/:deadlineKey' },
  { ...read, ...journey, path: '/api/closing' },
  { ...write, ...journey, method: 'PUT', path: '/api/closing' },
  { ...write, ...journey, method: 'POST', path: '/api/closing/keys' },
  { ...write, ...journey, method: 'DELETE', path: '/api/closing/keys' },
  { ...read, ...journey, path: '/api/mortgage-application' },
  { ...write, ...journey, method: 'PUT', path: '/api/mortgage-application' },
  { ...read, ...journey, path: '/api/mortgage-application/packet' },
  { ...read, ...journey, path: '/api/mortgage-application/packet/pdf' },
  { ...read, ...journey, path: '/api/inspection' },
  { ...write, ...journey, method: 'PUT', path: '/api/inspection' },
  { ...write, ...journey, method: 'POST', path: '/api/inspection/decisions' },
  { ...read, ...journey, path: '/api/inspection/letter' },
  { ...read, ...journey, path: '/api/underwriting' },
  { ...write, ...journey, method: 'PUT', path: '/api/underwriting' },
  { ...read, ...journey, path: '/api/conditions' },
  { ...write, ...journey, method: 'POST', path: '/api/conditions' },
  { ...write, ...journey, method: 'PUT', path: '/api/conditions/:conditionId' },
  { ...write, ...journey, method: 'DELETE', path: '/api/conditions/:conditionId' },
  { ...read, ...journey, path: '/api/appraisal' },
  { ...write, ...journey, method: 'PUT', path: '/api/appraisal' },
  { ...read, ...journey, path: '/api/appraisal/request' },
  { ...read, ...journey, path: '/api/guide-figures' },
  { ...read, ...journey, path: '/api/documents' },
  { ...read, ...journey, path: '/api/document-slots' },
  { ...read, ...journey, path: '/api/documents/search' },
  { ...write, ...journey, method: 'PUT', path: '/api/document-slots/:slotKey' },
  { ...write, ...journey, method: 'PUT', path: '/api/documents/:documentId' },
  { ...write, ...journey, method: 'DELETE', path: '/api/documents/:documentId' },
  { ...write, ...journey, method: 'POST', path: '/api/documents/:documentId/restore' },
  { ...write, ...journey, method: 'DELETE', path: '/api/documents/:documentId/files' },
  { ...sendingFile, ...journey, path: '/api/documents/:documentId/versions/:versionId' },
  { ...write, ...journey, method: 'POST', path: '/api/document-downloads' },
  { ...sendingAll, path: '/api/document-downloads/:token', service: 'journey', access: 'public' },
  { ...write, ...journey, method: 'POST', path: '/api/document-uploads' },
  { ...write, ...journey, method: 'HEAD', path: '/api/document-uploads/:uploadId' },
  { ...receiving, method: 'PATCH', path: '/api/document-uploads/:uploadId' },
  { ...write, ...journey, method: 'DELETE', path: '/api/document-uploads/:uploadId' },
  { ...read, ...journey, path: '/api/envelopes' },
  { ...openingFile, ...journey, method: 'POST', path: '/api/envelopes' },
  { ...write, ...journey, method: 'PUT', path: '/api/envelopes/:envelopeId' },
  { ...write, ...journey, method: 'DELETE', path: '/api/envelopes/:envelopeId' },
  { ...write, ...journey, method: 'POST', path: '/api/envelopes/:envelopeId/send' },
  { ...write, ...journey, method: 'POST', path: '/api/envelopes/:envelopeId/void' },
  { ...read, ...journey, path: '/api/envelopes/:envelopeId/audit' },
  { ...sendingFile, ...journey, path: '/api/envelopes/:envelopeId/file' },
  { ...signing, path: '/api/signing/links', limit: 'account-links' },
  { ...signing, path: '/api/signing/codes', limit: 'account-links' },
  { ...signing, path: '/api/signing/sessions', limit: 'wrong-passwords' },
  { ...signing, path: '/api/signing/task' },
  { ...signing, path: '/api/signing/format-test' },
  { ...signing, path: '/api/signing/consent' },
  { ...signing, path: '/api/signing/file', timeoutMilliseconds: 300_000, isolated: true },
  { ...signing, path: '/api/signing/audit' },
  { ...signing, path: '/api/signing/signatures' },
  { ...signing, path: '/api/signing/declines' },
  { ...read, ...journey, path: '/api/mortgage-rates' },
  { ...read, ...journey, path: '/api/scenarios' },
  { ...write, ...journey, method: 'POST', path: '/api/scenarios' },
  { ...write, ...journey, method: 'PUT', path: '/api/scenarios/:scenarioId' },
  { ...write, ...journey, method: 'DELETE', path: '/api/scenarios/:scenarioId' },
  { ...write, ...journey, method: 'PUT', path: '/api/scenarios/:scenarioId/pin' },
  { ...write, ...journey, method: 'DELETE', path: '/api/scenarios/:scenarioId/pin' },
  { ...write, ...journey, method: 'POST', path: '/api/scenarios/:scenarioId/link' },
  { ...write, ...journey, method: 'DELETE', path: '/api/scenarios/:scenarioId/link' },
  { ...read, ...journey, path: '/api/document-shares' },
  { ...write, ...journey, method: 'POST', path: '/api/documents/:documentId/shares' },
  { ...write, ...journey, method: 'POST', path: '/api/document-slots/:slotKey/requests' },
  { ...write, ...journey, method: 'DELETE', path: '/api/document-shares/:shareId' },
  // Anyone with the link may call it. Each opening goes into the log, so the page asks only once.
  { ...ofLink, method: 'GET', path: '/api/shared-documents/:token' },
  { ...ofLink, ...drawing, path: '/api/shared-documents/:token/pages/:page' },
  { ...ofLink, ...sendingFile, retry: 'never', path: '/api/shared-documents/:token/file' },
  { ...ofLink, method: 'GET', retry: 'once', path: '/api/shared-documents/:token/uploads' },
  { ...ofLink, method: 'POST', path: '/api/shared-documents/:token/uploads' },
  { ...ofLink, method: 'HEAD', path: '/api/shared-documents/:token/uploads/:uploadId' },
  { ...receiving, access: 'public', method: 'PATCH', path: '/api/shared-documents/:token/uploads/:uploadId' },
  { ...ofLink, method: 'DELETE', path: '/api/shared-documents/:token/uploads/:uploadId' },
  { ...read, path: '/api/shared-scenarios/:token', service: 'journey', access: 'public' },
  { ...read, ...journey, path: '/api/notification-choices' },
  { ...write, ...journey, method: 'PUT', path: '/api/notification-choices' },
  { ...read, ...journey, path: '/api/chat/threads' },
  { ...write, ...journey, method: 'POST', path: '/api/chat/threads' },
  { ...read, ...journey, path: '/api/chat/threads/:threadId' },
  { ...write, ...journey, method: 'PUT', path: '/api/chat/threads/:threadId' },
  { ...write, ...journey, method: 'DELETE', path: '/api/chat/threads/:threadId' },
  { ...read, ...journey, path: '/api/chat/threads/:threadId/export' },
  { ...answering, method: 'POST', path: '/api/chat/threads/:threadId/messages' },
  { ...answering, method: 'POST', path: '/api/chat/threads/:threadId/messages/:messageId/answers' },
  { ...answering, method: 'GET', path: '/api/chat/threads/:threadId/messages/:messageId/stream' },
  { ...write, ...journey, method: 'POST', path: '/api/chat/threads/:threadId/messages/:messageId/stop' },
  { ...write, ...journey, method: 'PUT', path: '/api/chat/threads/:threadId/messages/:messageId/feedback' },
  { ...write, ...journey, method: 'POST', path: '/api/chat/threads/:threadId/actions/:actionId' },
  { ...read, ...journey, path: '/api/chat/settings' },
  { ...write, ...journey, method: 'PUT', path: '/api/chat/contexts' },
  { ...write, ...journey, method: 'PUT', path: '/api/chat/retention' },
  { ...write, ...journey, method: 'POST', path: '/api/chat/memories' },
  { ...write, ...journey, method: 'DELETE', path: '/api/chat/memories' },
  { ...write, ...journey, method: 'PUT', path: '/api/chat/memories/:memoryId' },
  { ...write, ...journey, method: 'DELETE', path: '/api/chat/memories/:memoryId' },
  { ...read, ...journey, path: '/api/chat/suggestions' },
  { ...read, ...journey, path: '/api/admin/chat-feedback', access: 'admin' },
  { ...write, method: 'POST', path: '/api/waitlist', service: 'commerce', access: 'public', limit: 'waitlist' },
  {
    ...write,
    method: 'POST',
    path: '/waitlist',
    service: 'commerce',
    access: 'public',
    limit: 'waitlist',
    refusalPage: waitlistPages.notJoined,
  },
  { ...read, path: '/api/waitlist/count', service: 'commerce', access: 'public' },
  { ...read, path: '/api/founding-members/count', service: 'commerce', access: 'public' },
  { ...paying, method: 'POST', path: '/api/payment/prepare', limit: 'payments' },
  { ...paying, method: 'GET', path: '/api/payment/verify', limit: 'payments' },
  { ...paying, method: 'GET', path: '/api/payment/cancel', limit: 'payments', refusalPage: paymentPages.cancelled },
  { ...write, method: 'POST', path: '/api/webhooks/stripe', service: 'commerce', access: 'public', limit: 'webhooks' },
  { ...read, path: '/api/purchases', service: 'commerce', access: 'buyer' },
  { ...read, path: '/api/admin/waitlist', service: 'commerce', access: 'admin' },
  { ...read, path: '/api/admin/payments', service: 'commerce', access: 'admin' },
  { ...write, method: 'POST', path: '/api/admin/reveals', service: 'commerce', access: 'admin' },
  { ...exporting, path: '/api/admin/exports' },
  { ...mailing, path: '/api/test-email' },
  { ...read, path: '/api/email-preview', service: 'commerce', access: 'admin' },
  {
    ...write,
    method: 'POST',
    path: '/waitlist/leave',
    service: 'commerce',
    access: 'public',
    refusalPage: emailPages.leave,
  },
  {
    ...write,
    method: 'POST',
    path: '/email/unsubscribe',
    service: 'commerce',
    access: 'public',
    refusalPage: emailPages.unsubscribe,
  },
  { ...write, method: 'POST', path: '/api/email/unsubscribe', service: 'commerce', access: 'public' },
  { ...read, path: '/api/email/unsubscribe', service: 'commerce', access: 'public' },
  { ...write, method: 'POST', path: '/api/analytics/event', service: 'analytics', access: 'public' },
  { ...write, method: 'POST', path: '/api/analytics/events', service: 'analytics', access: 'public' },
  { ...read, path: '/api/admin/analytics', service: 'analytics', access: 'admin' },
  { ...read, path: '/api/admin/analytics/excluded-traffic', service: 'analytics', access: 'admin' },
];
