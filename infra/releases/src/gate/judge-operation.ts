import { ownValue } from '@hearthway/contracts/own-value';
import type { DescribedOperation, JsonSchema, PactInteraction } from '@hearthway/contracts/releases';
import * as z from 'zod/mini';
import { compareSchemas, type Work, type SchemaProblem } from './json-schema/index.js';

export type Response = NonNullable<PactInteraction['response']>;

/** A call as the consumer was built to make it, and what the provider has in its place. */
export interface Call {
  /** The consumer. */
  readonly caller: string;
  readonly built: DescribedOperation;
  readonly offered: DescribedOperation;
  /** Those in the consumer's pact. */
  readonly responses: readonly Response[];
  readonly work: Work;
}

/** What the provider would refuse, and what the consumer couldn't read, each beginning with the field. */
export function judgeOperation(call: Call): { readonly refused: string[]; readonly unreadable: string[] } {
  return {
    refused: [...judgeAccess(call), ...judgeRequest(call).map(inWords)],
    unreadable: [...judgeErrors(call), ...judgeReply(call).map(inWords)],
  };
}

const inWords = ({ field, what }: SchemaProblem): string => `${field} ${what}`;

function judgeAccess({ caller, built, offered }: Call): string[] {
  if (offered.access !== 'internal' || built.access !== 'internal') return compareAccess(built, offered);
  const name = caller.replace(/^svc-/, ''); // as in credentials of calls
  return offered.callers?.includes(name) ? [] : [`callers no longer include ${name}`];
}

/** Whether those who were let in still are. A token of one role isn’t taken for another. */
export function compareAccess(
  { access: before }: Pick<DescribedOperation, 'access'>,
  { access }: Pick<DescribedOperation, 'access'>,
): string[] {
  return access === before || (access === 'public' && before !== 'internal')
    ? []
    : [`access is ${access} instead of ${before}`];
}

function judgeRequest({ built, offered, work }: Call): SchemaProblem[] {
  const compare = (field: string, sent: JsonSchema, taken: JsonSchema): SchemaProblem[] =>
    compareSchemas(sent, taken, { field, work });
  return [
    ...(offered.params ? compare('params', sentParams(built, offered), offered.params) : []),
    ...compare('query', built.query ?? nothing, offered.query ?? nothing),
    ...compare('headers', built.headers ?? nothing, offered.headers ?? anyHeaders),
    ...judgeBody({ built, offered }, compare),
  ];
}

const nothing: JsonSchema = { type: 'object', additionalProperties: false };
const anyHeaders: JsonSchema = { type: 'object' };

function judgeBody(
  { built, offered }: Pick<Call, 'built' | 'offered'>,
  compare: (field: string, sent: JsonSchema, taken: JsonSchema) => SchemaProblem[],
): SchemaProblem[] {
  const field = 'body';
  if (built.bodyType !== offered.bodyType) {
    return [{ field, what: `is sent as ${built.bodyType} instead of ${offered.bodyType}` }];
  }
  if (built.body && offered.body) return compare(field, built.body, offered.body);
  if (built.body) return [{ field, what: 'isn’t known' }];
  return offered.body ? [{ field, what: 'is missing' }] : [];
}

const objectSchema = z.object({ properties: z.record(z.string(), z.unknown()) });

/** Parameters are sent by their places in the path. The provider may name them otherwise. */
function sentParams(built: DescribedOperation, offered: DescribedOperation): JsonSchema {
  const described = objectSchema.safeParse(built.params).data?.properties ?? {};
  const names = parametersIn(built.path);
  const theirs = parametersIn(offered.path);
  const schemas = names.map((name, place) => [theirs[place], ownValue(described, name) ?? { type: 'string' }] as const);
  return { ...built.params, ...nothing, properties: Object.fromEntries(schemas), required: theirs };
}

const parametersIn = (path: string): string[] =>
  path.split('/').flatMap((part) => (part.startsWith(':') ? [part.slice(1)] : []));

const refusal = z.object({ code: z.string() });

/** Whether the refusals that the consumer knows are still told by the same statuses and codes. */
function judgeErrors({ offered, responses }: Call): string[] {
  const refusals = responses.filter(({ status }) => status >= 400);
  const problems = refusals.flatMap(({ status, body }) => {
    const code = refusal.safeParse(body?.content).data?.code;
    if (code === undefined) {
      return Object.values(offered.errors).includes(status) ? [] : [`status is never ${status} any more`];
    }
    const now = ownValue(offered.errors, code);
    if (now === status) return [];
    return [
      now === undefined ? `code is never ${code} any more` : `code ${code} has the status ${now} instead of ${status}`,
    ];
  });
  return [...new Set(problems)];
}

function judgeReply({ built, offered, responses, work }: Call): SchemaProblem[] {
  const reads = responses.filter(({ status }) => status === built.status).map(({ body }) => body?.content);
  return [
    ...(offered.status === built.status
      ? []
      : [{ field: 'status', what: `is ${offered.status} instead of ${built.status}` }]),
    ...(offered.replyType === built.replyType
      ? []
      : [{ field: 'reply', what: `is sent as ${offered.replyType} instead of ${built.replyType}` }]),
    ...(built.reply && !offered.reply ? [{ field: 'reply', what: 'is missing' }] : []),
    ...(built.reply && offered.reply
      ? compareSchemas(offered.reply, built.reply, { field: 'reply', reads, work })
      : []),
  ];
}
