import {
  applicantProblem,
  countFoundingMembers,
  countWaitlist,
  joinWaitlist,
  preparePayment,
  purchaseProblem,
  purchaseRequest,
  verifyPayment,
  waitlistRequest,
  type PaymentStatus,
} from '@hearthway/contracts/commerce';
import type { OperationReply } from '@hearthway/contracts/operation';
import type { Transport } from '@hearthway/contracts/platform';
import type { Problem } from '@hearthway/contracts/problem';
import { foundingMember } from '@hearthway/contracts/constants';
import { paymentTexts, waitlistTexts } from '@hearthway/contracts/texts';

export interface InMemoryCommerce {
  readonly transport: Transport;
  /** Requests so far, such as `GET /api/waitlist/count`. */
  readonly requests: readonly string[];
  /** Parsed bodies of join requests. */
  readonly joins: readonly unknown[];
  /** Parsed bodies of orders. */
  readonly purchases: readonly unknown[];
  /** Sets the status of a session's payment. */
  readonly settle: (sessionId: string, status: PaymentStatus, more?: Omit<VerifyReply, 'success' | 'status'>) => void;
  /** Overrides the response for this path, whatever the query. */
  readonly answerAt: (path: string, answer: () => Response | Promise<Response>) => void;
}

export interface CommerceState {
  readonly waitlist?: readonly string[];
  readonly foundingMembers?: number;
  /** Every member number is taken, whatever the count. */
  readonly soldOut?: boolean;
}

type VerifyReply = OperationReply<typeof verifyPayment>;

/** svc-commerce per its contract, without a network: same parsing, errors, and replies. */
export function inMemoryCommerce(state: CommerceState = {}): InMemoryCommerce {
  const { waitlist = [], foundingMembers = 0, soldOut = foundingMembers >= foundingMember.limit } = state;
  const emails = new Set(waitlist);
  const requests: string[] = [];
  const joins: unknown[] = [];
  const purchases: unknown[] = [];
  const payments = new Map<string, Omit<VerifyReply, 'success'>>();
  const answers = new Map<string, () => Response | Promise<Response>>();

  const add = (sent: unknown): Response => {
    const body = waitlistRequest.safeParse(sent);
    if (!body.success) return refusal(400, 'request.invalid', 'Some of the information is not valid');
    joins.push(body.data);
    const problem = applicantProblem(body.data);
    if (problem) return refusal(400, 'waitlist.invalid', problem.message, `body.${problem.field}`);
    const email = body.data.email.toLowerCase();
    if (emails.has(email)) return refusal(400, 'waitlist.already-joined', waitlistTexts.already);
    if (body.data.website === '') emails.add(email);
    return json(201, joinWaitlist.reply.parse({ ok: true, message: waitlistTexts.joined }));
  };
  const order = (sent: unknown): Response => {
    const body = purchaseRequest.safeParse(sent);
    if (!body.success) return refusal(400, 'request.invalid', 'Some of the information is not valid');
    purchases.push(body.data);
    const problem = purchaseProblem(body.data);
    if (problem) return refusal(400, 'payment.invalid', problem.message, `body.${problem.field}`);
    if (body.data.productType === 'founding_member' && soldOut) {
      return refusal(409, 'payment.sold-out', paymentTexts.soldOut);
    }
    const paymentId = `payment-${purchases.length}`;
    const redirectUrl = `https://pay.example/c/pay/cs_test_${paymentId}`;
    return json(201, preparePayment.reply.parse({ redirectUrl, paymentId }));
  };
  const look = (sessionId: string): Response => {
    const payment = payments.get(sessionId);
    if (!payment) return refusal(404, 'payment.not-found', paymentTexts.notFound);
    return json(200, verifyPayment.reply.parse({ success: payment.status === 'completed', ...payment }));
  };
  const transport: Transport = async (url, init) => {
    requests.push(`${init?.method ?? 'GET'} ${url}`);
    const [path = '', query] = url.split('?');
    const answer = answers.get(path);
    if (answer) return answer();
    if (path === countWaitlist.path) return json(200, { count: emails.size });
    if (path === countFoundingMembers.path)
      return json(200, countFoundingMembers.reply.parse({ count: foundingMembers, soldOut }));
    if (path === joinWaitlist.path) return add(JSON.parse(init?.body as string));
    if (path === preparePayment.path) return order(JSON.parse(init?.body as string));
    if (path === verifyPayment.path) return look(new URLSearchParams(query).get('session_id') ?? '');
    return Promise.resolve(refusal(404, 'route.not-found', 'There is nothing at this address'));
  };
  return {
    transport,
    requests,
    joins,
    purchases,
    settle: (sessionId, status, more) => payments.set(sessionId, { status, ...more }),
    answerAt: (path, answer) => answers.set(path, answer),
  };
}

/** An error response in the format all services share. */
export function refusal(status: number, code: string, message: string, path?: string): Response {
  const details = path === undefined ? undefined : [{ path, message }];
  const problem: Problem = { error: message, message, code, requestId: 'a-request', details };
  return json(status, problem);
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
