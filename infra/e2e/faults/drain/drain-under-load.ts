import { signedIn } from '@hearthway/contracts/identity';
import { listMilestones } from '@hearthway/contracts/journey';
import type { SystemUnderTest } from '../system-under-test.js';
import { sendRequests, type Ask, type Tally } from './send-requests.js';

export interface DrainOptions {
  readonly requests: number;
  readonly connections: number;
  readonly report: (line: string) => void;
}

/** Limits too high to reach, because all requests come from one address. */
export const unlimited = {
  gateway: {
    REQUESTS_PER_MINUTE_PER_IP: '10000000',
    REGISTRATIONS_PER_MINUTE_PER_IP: '10000000',
    WAITLIST_JOINS_PER_MINUTE_PER_IP: '10000000',
    PAYMENTS_PER_MINUTE_PER_IP: '10000000',
    WEBHOOKS_PER_MINUTE_PER_IP: '10000000',
  },
  commerce: {
    OPEN_ORDERS_PER_NETWORK: '10000000',
    EMAILS: '10000000',
    NEWS_EMAILS: '10000000',
    ACCOUNT_EMAILS: '10000000',
    EMAILS_PER_ADDRESS: '10000000',
    EMAILS_PER_NETWORK: '10000000',
  },
  analytics: { EVENTS_PER_MINUTE_PER_ADDRESS: '10000000', EVENTS_PER_MINUTE_PER_VISIT: '10000000' },
};

const replaced = ['identity', 'journey', 'commerce', 'analytics', 'gateway'];

/** Sends requests to every service through the gateway while replacing each process in turn. */
export async function drainUnderLoad(under: SystemUnderTest, options: DrainOptions): Promise<Tally> {
  const { requests, connections, report } = options;
  const asks: Ask[][] = [];
  while (asks.length < connections) asks.push(await asksOfOneBuyer(under));
  const traffic = sendRequests(asks);
  for (const [index, name] of replaced.entries()) {
    // Spread evenly, so each process is replaced under load.
    const share = ((index + 0.5) / replaced.length) * requests;
    while (traffic.sent() < share) await new Promise((resolve) => setTimeout(resolve, 5));
    const begun = performance.now();
    const { pid } = under.system.service(name);
    await under.system.service(name).replace();
    if (under.system.service(name).pid === pid) throw new Error(`${name} was not replaced`);
    report(`${name} replaced in ${((performance.now() - begun) / 1000).toFixed(1)} s, ${traffic.sent()} requests sent`);
  }
  return traffic.end(requests);
}

async function asksOfOneBuyer(under: SystemUnderTest): Promise<Ask[]> {
  const { token } = signedIn.parse(await (await under.register()).json());
  const headers = { authorization: token };
  const get = (path: string) => () => fetch(`${under.system.url}${path}`, { headers });
  const event = { eventType: 'page_view', eventSource: 'mf-marketing', eventData: { path: '/' } };
  const [milestone] = listMilestones.reply.parse(await (await get('/api/milestones')()).json());
  const milestonePath = `/api/milestones/${milestone?.id ?? ''}`;
  const change = { method: 'PATCH', headers: { ...headers, 'content-type': 'application/json' } };
  return [
    get('/api/auth/me'),
    get('/api/milestones'),
    get('/api/founding-members/count'),
    () => under.post('/api/analytics/event', event),
    get('/'),
    get('/api/waitlist/count'),
    get('/api/auth/sessions'),
    get('/api/calendar-events'),
    () => fetch(under.system.url + milestonePath, { ...change, body: JSON.stringify({ status: 'completed' }) }),
    () => fetch(under.system.url + milestonePath, { ...change, body: JSON.stringify({ status: 'in_progress' }) }),
  ];
}
