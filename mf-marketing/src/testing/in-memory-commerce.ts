import {
  applicantProblem,
  countFoundingMembers,
  countWaitlist,
  joinWaitlist,
  waitlistRequest,
} from '@hearthway/contracts/commerce';
import type { Transport } from '@hearthway/contracts/platform';
import type { Problem } from '@hearthway/contracts/problem';
import { waitlistTexts } from '@hearthway/contracts/texts';

export interface InMemoryCommerce {
  readonly transport: Transport;
  /** What was asked, as `GET /api/waitlist/count`. */
  readonly requests: readonly string[];
  /** The bodies of joins, parsed. */
  readonly joins: readonly unknown[];
  /** From now on every request to this path gets this answer. */
  readonly answerAt: (path: string, answer: () => Response | Promise<Response>) => void;
}

export interface CommerceState {
  readonly waitlist?: readonly string[];
  readonly foundingMembers?: number;
}

/** svc-commerce as its contract tells it, without a network: same parsing, same refusals, same replies. */
export function inMemoryCommerce({ waitlist = [], foundingMembers = 0 }: CommerceState = {}): InMemoryCommerce {
  const emails = new Set(waitlist);
  const requests: string[] = [];
  const joins: unknown[] = [];
  const answers = new Map<string, () => Response | Promise<Response>>();

  const add = (sent: unknown): Response => {
    const body = waitlistRequest.safeParse(sent);
    if (!body.success) return refusal(400, 'request.invalid', 'Some of what was sent is not valid');
    joins.push(body.data);
    const problem = applicantProblem(body.data);
    if (problem) return refusal(400, 'waitlist.invalid', problem.message, `body.${problem.field}`);
    const email = body.data.email.toLowerCase();
    if (emails.has(email)) return refusal(400, 'waitlist.already-joined', waitlistTexts.already);
    if (body.data.website === '') emails.add(email);
    return json(201, joinWaitlist.reply.parse({ ok: true, message: waitlistTexts.joined }));
  };
  const transport: Transport = async (path, init) => {
    requests.push(`${init?.method ?? 'GET'} ${path}`);
    const answer = answers.get(path);
    if (answer) return answer();
    if (path === countWaitlist.path) return json(200, { count: emails.size });
    if (path === countFoundingMembers.path) return json(200, { count: foundingMembers });
    if (path === joinWaitlist.path) return add(JSON.parse(init?.body as string));
    return Promise.resolve(refusal(404, 'route.not-found', 'There is nothing at this address'));
  };
  return { transport, requests, joins, answerAt: (path, answer) => answers.set(path, answer) };
}

/** An answer outside 2xx in the form that every service gives it. */
export function refusal(status: number, code: string, message: string, path?: string): Response {
  const details = path === undefined ? undefined : [{ path, message }];
  const problem: Problem = { error: message, message, code, requestId: 'a-request', details };
  return json(status, problem);
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
