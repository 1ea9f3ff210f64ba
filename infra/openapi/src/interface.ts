import { eventCatalogue } from '@hearthway/contracts/catalogue';
import type { OperationInterface, ParticipantInterface } from '@hearthway/contracts/interfaces';
import type { Operation } from '@hearthway/contracts/operation';
import { operationsByService } from '@hearthway/contracts/operations';
import * as z from 'zod/mini';
import { describeInline, type JsonObject } from './components.js';

/** The parts of a pact that say what its consumer uses. */
const pact = z.object({
  consumer: z.object({ name: z.string() }),
  provider: z.object({ name: z.string() }),
  interactions: z.array(z.object({ request: z.optional(z.object({ method: z.string(), path: z.string() })) })),
});

const serviceOf = (name: string): string => name.replace(/^svc-/, '');

/**
 * What a front end or service offers, and what it uses of others, in the shapes of this checkout's contracts.
 * @param name such as `mf-journey` or `svc-journey`
 * @param pacts every recorded pact, as parsed JSON
 */
export function interfaceOf(name: string, pacts: readonly unknown[]): ParticipantInterface {
  const service = serviceOf(name);
  const own = operationsOf(service);
  const used: Record<string, Record<string, OperationInterface>> = {};
  for (const { consumer, provider, interactions } of z.array(pact).parse(pacts)) {
    if (consumer.name !== name) continue;
    const operations = usedOperations(provider.name, interactions);
    if (operations.length > 0) used[provider.name] = describeAll(operations);
  }
  return {
    offers: {
      operations: describeAll(own),
      events: describeEvents(({ owner }) => owner === service),
    },
    uses: {
      operations: used,
      events: describeEvents(
        ({ delivery }) => delivery.kind === 'queue' && delivery.queues.some((queue) => queue.startsWith(`${service}.`)),
      ),
    },
  };
}

function usedOperations(provider: string, interactions: z.infer<typeof pact>['interactions']): Operation[] {
  return operationsOf(serviceOf(provider)).filter(({ method, path }) =>
    interactions.some(({ request }) => request?.method === method && isPathOf(path, request.path)),
  );
}

function operationsOf(service: string): readonly Operation[] {
  return new Map<string, readonly Operation[]>(Object.entries(operationsByService)).get(service) ?? [];
}

function isPathOf(path: string, asked: string): boolean {
  const parts = path.split('/');
  const given = asked.split('/');
  return parts.length === given.length && parts.every((part, place) => part.startsWith(':') || part === given[place]);
}

function describeAll(operations: readonly Operation[]): Record<string, OperationInterface> {
  return Object.fromEntries(operations.map((one) => [`${one.method} ${one.path}`, describeOperation(one)]));
}

function describeOperation({ params, query, body, reply, status, versioned }: Operation): OperationInterface {
  const parts: Record<string, JsonObject> = {
    ...(params && { params: describeInline(params, 'input') }),
    ...(query && { query: describeInline(query, 'input') }),
    ...(versioned && {
      headers: { type: 'object', properties: { 'if-match': { type: 'string' } }, required: ['if-match'] },
    }),
    ...(body && { body: describeInline(body, 'input') }),
  };
  // A query whose every part is optional need not be sent.
  const required = Object.keys(parts).filter(
    (part) => part !== 'query' || listOf(parts[part]?.['required']).length > 0,
  );
  return {
    status,
    request: { type: 'object', properties: parts, required },
    // What its reader accepts. The service checks its answers with the same schema.
    ...(reply && { reply: describeInline(reply, 'input') }),
  };
}

function describeEvents(isWanted: (entry: (typeof eventCatalogue)[number]) => boolean): Record<string, JsonObject> {
  return Object.fromEntries(
    eventCatalogue.filter(isWanted).map(({ event }) => [event.type, describeInline(event.data, 'input')]),
  );
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
