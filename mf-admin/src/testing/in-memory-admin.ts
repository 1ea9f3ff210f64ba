import { getAnalyticsReport, getExcludedTraffic, type ExcludedTrafficCounts } from '@hearthway/contracts/analytics';
import {
  adminPageSize,
  exportList,
  listPayments,
  listWaitlist,
  maskedEmail,
  previewEmail,
  revealEmail,
  sendTestEmail,
  type AdminPayment,
  type AdminWaitlistEntry,
} from '@hearthway/contracts/commerce';
import { checkAdmin } from '@hearthway/contracts/identity';
import { getChatFeedbackReport, type ChatFeedbackReport } from '@hearthway/contracts/journey';
import type { OperationReply } from '@hearthway/contracts/operation';
import type { Transport } from '@hearthway/contracts/platform';
import { authTexts } from '@hearthway/contracts/texts';
import { inMemoryServer, jsonResponse, Refusal, ReplyWithHeaders, route } from '@hearthway/web-kit/testing';
import { emptyReport, nothingExcluded } from './example-report.js';

export const exampleCredential = { username: 'keeper', password: 'kettle-orchard-violin' } as const;

/** Initial data: full addresses, newest first. */
export interface GivenAdmin {
  readonly waitlist?: readonly AdminWaitlistEntry[] | undefined;
  readonly payments?: Partial<OperationReply<typeof listPayments>> | undefined;
  readonly report?: OperationReply<typeof getAnalyticsReport> | undefined;
  readonly excluded?: ExcludedTrafficCounts | undefined;
  readonly chatFeedback?: ChatFeedbackReport | undefined;
  /** Result of sending a test email. */
  readonly sendOutcome?: OperationReply<typeof sendTestEmail> | undefined;
}

export type InMemoryAdmin = ReturnType<typeof inMemoryAdmin>;

/** The services behind the admin pages, in memory and protected by the credential. */
export function inMemoryAdmin(given: GivenAdmin = {}) {
  const { waitlist = [], payments = {}, report = emptyReport, excluded = nothingExcluded } = given;
  const { sendOutcome = { success: true } } = given;
  const { foundingMembers = [], offerToolkits = [] } = payments;
  const lists = { waitlist, founding_members: foundingMembers, offer_toolkits: offerToolkits };
  /** Reveals and exports that the commerce service logs. */
  const audits: unknown[] = [];
  let isRevoked = false;
  const server = inMemoryServer([
    route(checkAdmin, () => ({ authenticated: true as const })),
    route(listWaitlist, ({ query }) => {
      const start = Number(query.before?.split('.')[0] ?? 0);
      const end = start + adminPageSize;
      const link = `<${listWaitlist.path}?before=${end}.x>; rel="next"`;
      return new ReplyWithHeaders(waitlist.slice(start, end).map(masked), waitlist.length > end ? { link } : {});
    }),
    route(listPayments, () => ({
      foundingMembers: foundingMembers.map(masked),
      offerToolkits: offerToolkits.map(masked),
    })),
    route(revealEmail, ({ body }) => {
      const records = body.list === 'waitlist' ? waitlist : [...foundingMembers, ...offerToolkits];
      const record = records.find(({ id }) => id === body.id);
      if (!record) throw new Refusal(404, 'admin.entry-not-found', 'There is nothing at this address');
      audits.push(body);
      return { email: record.email };
    }),
    route(exportList, ({ body }) => {
      audits.push(body);
      const rows = lists[body.list];
      const csv = `\uFEFF${['email', ...rows.map(({ email }) => email)].join('\r\n')}`;
      return { fileName: `${body.list}.csv`, rows: rows.length, csv };
    }),
    route(getAnalyticsReport, () => report),
    route(getExcludedTraffic, () => excluded),
    route(getChatFeedbackReport, () => given.chatFeedback ?? { counts: [] }),
    route(sendTestEmail, () => sendOutcome),
    route(previewEmail, ({ query }) => ({
      success: true,
      subject: `The email ${query.type}`,
      html: `<html><head></head><body style="color: teal"><h1>The email ${query.type}</h1></body></html>`,
      text: `The email ${query.type}, in plain text`,
    })),
  ]);

  const good = `Basic ${btoa(`${exampleCredential.username}:${exampleCredential.password}`)}`;
  const transport: Transport = (path, init) => {
    const isAdmin = !isRevoked && new Headers(init?.headers).get('authorization') === good;
    return isAdmin ? server.transport(path, init) : Promise.resolve(unauthorized());
  };
  return {
    ...server,
    transport,
    audits,
    /** Invalidates the credential. */
    revoke(): void {
      isRevoked = true;
    },
  };
}

function masked<Entry extends AdminWaitlistEntry | AdminPayment>(entry: Entry): Entry {
  return { ...entry, email: entry.email && maskedEmail(entry.email) };
}

function unauthorized(): Response {
  const message = authTexts.invalidCredentials;
  return jsonResponse({ error: message, message, code: 'session.required', requestId: 'in-memory' }, 401);
}
