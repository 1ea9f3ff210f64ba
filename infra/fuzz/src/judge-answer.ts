import type { Operation } from '@hearthway/contracts/operation';
import { operationsByService } from '@hearthway/contracts/operations';
import { problem } from '@hearthway/contracts/problem';
import type { FuzzCase } from './fuzz-case.js';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly milliseconds: number;
}

/** No answer may take longer than this, whatever was sent. */
const slowMilliseconds = 3_000;

/** How often a late answer is asked for again before it counts: on a busy machine, any answer can be late. */
export const secondChances = 2;

const internalReplies = Object.values(operationsByService)
  .flat()
  .filter((operation: Operation) => operation.access === 'internal')
  .flatMap(({ reply }: Operation) => (reply ? [reply] : []));

/** Whether the answer, or that of a service behind the gateway, took too long. */
export function isLate({ status, body, milliseconds }: Answer): boolean {
  return milliseconds > slowMilliseconds || (status >= 500 && saysLate(body));
}

/** Whether a text has the gateway’s answer for a service that took too long or could not be reached. */
export const saysLate = (text: string): boolean =>
  /"code":"(?:upstream\.(?:timeout|unavailable)|server\.unavailable)"/.test(text);

/** What is wrong with an answer, in words; empty if nothing is. */
export function judgeAnswer({ operation, caller, credential }: FuzzCase, answer: Answer): string[] {
  const { status, milliseconds } = answer;
  const accepted = status < 400;
  // The gateway sends anyone on to the address without its last slash; nothing has happened yet.
  const letIn = accepted && status !== 308;
  return [
    ...(status >= 500 ? ['a server error'] : []),
    ...(milliseconds > slowMilliseconds ? ['slow'] : []),
    ...(answer.headers['x-content-type-options'] === 'nosniff' ? [] : ['no security headers']),
    ...(answersAsInternal(answer) && !ownReply(operation, answer) ? ['an internal answer'] : []),
    ...(letIn && !mayCall(operation, caller, credential) ? ['let in without the right'] : []),
    ...(accepted ? unlikeReply(operation, answer) : unlikeProblem(operation, answer)),
  ];
}

/** Whether an answer looks like that of an internal operation. */
export function answersAsInternal({ status, body }: Pick<Answer, 'status' | 'body'>): boolean {
  const content = parsed(body);
  // An empty list does not show where it came from.
  if (status >= 300 || content === undefined || (Array.isArray(content) && content.length === 0)) return false;
  return internalReplies.some((reply) => reply.safeParse(content).success);
}

function mayCall({ access }: Operation, caller: FuzzCase['caller'], credential: string | undefined): boolean {
  if (access === 'public') return true;
  if (credential !== undefined) return false;
  return access === 'admin' ? caller === 'admin' : caller === 'owner' || caller === 'stranger';
}

function ownReply({ reply }: Operation, { body }: Answer): boolean {
  return reply?.safeParse(parsed(body)).success ?? false;
}

function unlikeReply(operation: Operation, answer: Answer): string[] {
  if (answer.status === 303 || answer.status === 308) return [];
  if (answer.status !== operation.status) return [`success with ${answer.status} in place of ${operation.status}`];
  if (!operation.reply || answer.headers['content-type']?.includes('json') !== true) return [];
  return ownReply(operation, answer) ? [] : ['a reply that its contract does not describe'];
}

function unlikeProblem({ method }: Operation, { body }: Answer): string[] {
  // The answer to HEAD has no body.
  if (method === 'HEAD' && body === '') return [];
  return problem.safeParse(parsed(body)).success ? [] : ['a refusal without a problem body'];
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
