import { emailPages, paymentPages, waitlistPages } from '@hearthway/contracts/commerce';
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
  readonly limit?: 'failed-sign-ins' | 'wrong-passwords' | 'registrations' | 'waitlist' | 'payments' | 'webhooks';
  /** For the whole exchange. */
  readonly timeoutMilliseconds: number;
  /** After a lost connection. Only for requests that are safe to repeat: GET. */
  readonly retry: 'once' | 'never';
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
  { ...read, path: '/api/auth/sessions', service: 'identity', access: 'buyer' },
  { ...write, method: 'DELETE', path: '/api/auth/sessions/:sessionId', service: 'identity', access: 'buyer' },
  { ...write, method: 'POST', path: '/api/auth/data-exports', service: 'identity', access: 'buyer' },
  { ...read, path: '/api/auth/data-exports/:dataExportId', service: 'identity', access: 'buyer' },
  { ...read, path: '/api/auth/data-exports/:dataExportId/content', service: 'identity', access: 'buyer' },
  { ...read, path: '/api/admin/check-auth', service: 'identity', access: 'admin' },
  { ...read, ...journey, path: '/api/milestones' },
  { ...write, ...journey, method: 'PATCH', path: '/api/milestones/:milestoneId' },
  { ...read, ...journey, path: '/api/pre-approval-info' },
  { ...write, ...journey, method: 'POST', path: '/api/pre-approval-info' },
  { ...write, ...journey, method: 'DELETE', path: '/api/pre-approval-info/sensitive' },
  { ...read, ...journey, path: '/api/financial-profile' },
  { ...write, ...journey, method: 'PUT', path: '/api/financial-profile' },
  { ...read, ...journey, path: '/api/financial-profile/draft-key' },
  { ...read, ...journey, path: '/api/counties' },
  { ...read, ...journey, path: '/api/lender-matches' },
  { ...read, ...journey, path: '/api/lender-matches/remaining' },
  { ...write, ...journey, method: 'POST', path: '/api/lender-matches/find' },
  { ...write, ...journey, method: 'PATCH', path: '/api/lender-matches/:lenderMatchId' },
  { ...read, ...journey, path: '/api/calendar-events' },
  { ...write, ...journey, method: 'POST', path: '/api/calendar-events' },
  { ...write, ...journey, method: 'PUT', path: '/api/calendar-events/:calendarEventId' },
  { ...write, ...journey, method: 'DELETE', path: '/api/calendar-events/:calendarEventId' },
  { ...read, ...journey, path: '/api/mortgage-rates' },
  { ...read, ...journey, path: '/api/notification-choices' },
  { ...write, ...journey, method: 'PUT', path: '/api/notification-choices' },
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
  { ...read, path: '/api/admin/analytics/apart', service: 'analytics', access: 'admin' },
];
