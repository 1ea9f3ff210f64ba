import { emailPages, paymentPages, waitlistPages } from '@hearthway/contracts/commerce';
import { refreshTimeouts } from '@hearthway/contracts/constants';
import type { Access, Operation } from '@hearthway/contracts/operation';

export type ServiceName = 'identity' | 'journey' | 'commerce' | 'analytics';

/** One operation that the gateway forwards. */
export interface Route {
  readonly method: Operation['method'];
  /** As the operation names it: `/api/milestones/:milestoneId`. */
  readonly path: string;
  readonly service: ServiceName;
  readonly access: Exclude<Access, 'internal'>;
  /** Beside the general limit of requests per address; of webhooks, in its place. */
  readonly limit?: 'failed-sign-ins' | 'wrong-passwords' | 'registrations' | 'waitlist' | 'payments' | 'webhooks';
  /** How long the whole exchange may take. */
  readonly timeoutMilliseconds: number;
  /** After a lost connection. Only what can be repeated without harm: GET. */
  readonly retry: 'once' | 'never';
  /** A person's browser itself comes here, with a form of a page without script or by a link; who is refused is led to this page. */
  readonly refusalPage?: string;
}

/** Cookies go only where one belongs: the refresh secret is nobody else's business. */
export const servicesWithCookies: readonly ServiceName[] = ['identity'];

const read = { method: 'GET', timeoutMilliseconds: 10_000, retry: 'once' } as const;
const write = { timeoutMilliseconds: 10_000, retry: 'never' } as const;
const journey = { service: 'journey', access: 'buyer' } as const;
/** Hashing a password waits its turn behind others. */
const hashing = { timeoutMilliseconds: 20_000, retry: 'never' } as const;
/** Who is signed in gives the password once more. */
const reproving = { ...hashing, service: 'identity', access: 'buyer', limit: 'wrong-passwords' } as const;

/** The payment provider is asked three times at most, ten seconds each. */
const paying = { timeoutMilliseconds: 35_000, retry: 'never', service: 'commerce', access: 'public' } as const;

/** Sends an email, though it is a GET: twice would be two. */
const mailing = {
  method: 'GET',
  timeoutMilliseconds: 15_000,
  retry: 'never',
  service: 'commerce',
  access: 'admin',
} as const;

/** A whole list is read and answered at once. */
const exporting = {
  method: 'POST',
  timeoutMilliseconds: 30_000,
  retry: 'never',
  service: 'commerce',
  access: 'admin',
} as const;

/** What the gateway forwards, and to whom. Whatever is not in this table is not reachable from outside. */
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
  { ...read, ...journey, path: '/api/counties' },
  { ...read, ...journey, path: '/api/lender-matches' },
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
