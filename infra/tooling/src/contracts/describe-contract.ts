import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { envelope, type EventDefinition } from '@hearthway/contracts/envelope';
import type { Operation } from '@hearthway/contracts/operation';
import { operationsByService } from '@hearthway/contracts/operations';
import { ownValue } from '@hearthway/contracts/own-value';
import { callErrorCodes, commonErrorCodes, type ErrorStatusTable } from '@hearthway/contracts/problem';
import {
  gatewayName,
  operationFinder,
  registryOperations,
  type DescribedContract,
  type DescribedEvent,
  type DescribedOperation,
  type JsonSchema,
  type Pact,
  type PactInteraction,
} from '@hearthway/contracts/releases';
import * as z from 'zod/mini';

/** All that a provider offers, by its name in pacts: what it takes, and what it sends. The gateway’s are those that it forwards. */
export function describeOffer(provider: string): DescribedContract {
  if (provider === gatewayName) return { provider, operations: forwarded(), events: [] };
  const { operations, events } = contractOf(provider);
  return {
    provider,
    operations: operations.map((operation) => describeOperation(operation, 'provider')),
    events: events.map((event) => describeEvent(event, 'provider')),
  };
}

/**
 * What a consumer uses of a provider, as the consumer's code knows it: what it sends, and what it takes.
 * @throws {Error} if the pact doesn't fit the contract: it was written for another version
 */
export function describeUse(pact: Pact): DescribedContract {
  const provider = pact.provider.name;
  const { operations, events } = contractOf(provider);
  const findOperation = operationFinder(operations);
  const used = new Set<Operation | EventDefinition>();
  for (const interaction of pact.interactions) {
    const { description, request, contents } = interaction;
    const type = messageType.safeParse(contents?.content).data?.type;
    const found = request ? findOperation(request) : events.find((event) => event.type === type);
    const misfit = found
      ? misfitOf(interaction, found)
      : `there is no ${request ? `${request.method} ${request.path}` : (type ?? 'event without a type')}`;
    if (!found || misfit !== undefined) {
      throw new Error(
        `The pact of ${pact.consumer.name} with ${provider} isn’t for this contract: ${misfit} (“${description}”)`,
      );
    }
    used.add(found);
  }
  return {
    provider,
    operations: operations
      .filter((operation) => used.has(operation))
      .map((operation) => describeOperation(operation, 'consumer')),
    events: events.filter((event) => used.has(event)).map((event) => describeEvent(event, 'consumer')),
  };
}

/** Of which something is offered, by their names in pacts. */
export const providers: readonly string[] = [
  gatewayName,
  ...Object.keys(operationsByService).map((service) => `svc-${service}`),
  'registry',
];

interface Contract {
  readonly operations: readonly Operation[];
  readonly events: readonly EventDefinition[];
}

/** Front ends offer nothing. */
function contractOf(provider: string): Contract {
  const owner = provider.replace(/^svc-/, '');
  return {
    operations: ownValue({ ...operationsByService, registry: registryOperations }, owner) ?? [],
    events: eventCatalogue.filter((entry) => entry.owner === owner).map(({ event }) => event),
  };
}

const messageType = z.object({ type: z.string() });
const refusal = z.object({ code: z.string() });

/** How an example of the pact breaks the contract. Most pacts hold whole examples, because consumers parse them whole. */
function misfitOf({ response, contents }: PactInteraction, used: Operation | EventDefinition): string | undefined {
  if ('data' in used) {
    const { data } = contents?.content as { data?: unknown };
    return data === undefined ? undefined : issueOf(used.data, data, used.type);
  }
  const { id, status, reply, replyType } = used;
  const example = response?.body?.content;
  if (response === undefined || example === undefined) return undefined;
  if (response.status === status) return reply && !replyType ? issueOf(reply, example, id) : undefined;
  const code = refusal.safeParse(example).data?.code;
  const expected = code === undefined ? undefined : ownValue(errorsOf(used), code);
  return expected === response.status ? undefined : `${id} doesn’t answer ${response.status} ${code ?? ''}`.trim();
}

function issueOf(schema: z.ZodMiniType, example: unknown, name: string): string | undefined {
  const issue = schema.safeParse(example).error?.issues[0];
  return issue && `${name} has ${issue.path.join('.') || 'data'} otherwise`;
}

/** The gateway knows the operations that lead through it by their places, and leaves the rest to services. */
const forwarded = (): DescribedOperation[] =>
  Object.values(operationsByService)
    .flat()
    .filter(({ access }) => access !== 'internal')
    .map(({ id, method, path, access, bodyType = 'json', status, replyType = 'json' }) => ({
      ...{ id, method, path, access, bodyType, status, replyType },
      errors: {},
    }));

/** Whose view is described: consumers take what providers send, and the other way round. */
type Side = 'provider' | 'consumer';

function describeOperation(operation: Operation, side: Side): DescribedOperation {
  const { id, method, path, access, callers, params, query, headers, body, status, reply } = operation;
  const request = side === 'provider' ? describeTaken : describeRequest;
  return {
    id,
    method,
    path,
    access,
    ...(callers && { callers: [...callers] }),
    ...(params && { params: request(params) }),
    ...(query && { query: request(query) }),
    ...(headers && { headers: request(headers) }),
    ...(body && { body: request(body) }),
    bodyType: operation.bodyType ?? 'json',
    status,
    ...(reply && { reply: describeData(reply, side) }),
    replyType: operation.replyType ?? 'json',
    errors: { ...errorsOf(operation) },
  };
}

function errorsOf({ access, errors }: Operation): ErrorStatusTable {
  return { ...commonErrorCodes, ...(access === 'internal' && callErrorCodes), ...errors };
}

const describeEvent = ({ type, data }: EventDefinition, side: Side): DescribedEvent => ({
  type,
  message: describeData(z.extend(envelope, { data }), side),
});

const describeData = (schema: z.ZodMiniType, side: Side): JsonSchema =>
  side === 'provider' ? describe(schema, 'output') : describeTaken(schema);

const describeTaken = (schema: z.ZodMiniType): JsonSchema => describe(schema, 'input');

/** Who sends a request sends what it knows, also where more would be taken. */
const describeRequest = (schema: z.ZodMiniType): JsonSchema =>
  describe(schema, 'input', (described) => {
    if (described.properties) described.additionalProperties ??= false;
  });

function describe(
  schema: z.ZodMiniType,
  io: 'input' | 'output',
  change?: (described: z.core.JSONSchema.BaseSchema) => void,
): JsonSchema {
  const described: JsonSchema = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      keepFlags(zodSchema, jsonSchema);
      change?.(jsonSchema);
    },
  });
  delete described['$schema'];
  return described;
}

/** JSON Schema has no flags, so those that change what a pattern takes are written into it: `(?i:^a)`. */
function keepFlags({ _zod: { def } }: z.core.$ZodType, described: z.core.JSONSchema.BaseSchema): void {
  for (const said of [def, ...(def.checks?.map((check) => check._zod.def) ?? [])]) {
    if (!('pattern' in said) || !(said.pattern instanceof RegExp)) continue;
    const { source, flags } = said.pattern;
    const modifiers = flags.replace(/[^ims]/g, '');
    for (const part of [described, ...(described.allOf ?? [])]) {
      if (modifiers !== '' && part.pattern === source) part.pattern = `(?${modifiers}:${source})`;
    }
  }
}
