import * as z from 'zod/mini';

/** `<service>.<fact>.v<major>`, also the routing key on the exchange. */
export const eventType = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*\.v[1-9]\d*$/));

/**
 * What every event carries around its data. Consumers deduplicate by `id`. `subject` is the id of what the event is about;
 * events with the same subject are published in commit order. `correlationId` is the request that started the chain,
 * `causationId` the event (or request) that directly caused this one.
 */
export const envelope = z.object({
  id: z.uuid(),
  type: eventType,
  occurredAt: z.iso.datetime(),
  producer: z.string().check(z.minLength(1)),
  correlationId: z.string().check(z.minLength(1)),
  causationId: z.string().check(z.minLength(1)),
  subject: z.string().check(z.minLength(1)),
  data: z.unknown(),
});

export type Envelope<Data = unknown> = Omit<z.infer<typeof envelope>, 'data'> & { data: Data };

/** An event that a service publishes. Unknown keys in its data are dropped on reading. */
export interface EventDefinition<Type extends string = string, Data extends z.ZodMiniType = z.ZodMiniType> {
  readonly type: Type;
  readonly summary: string;
  readonly data: Data;
}

export function defineEvent<const Type extends string, Data extends z.ZodMiniType>(
  definition: EventDefinition<Type, Data>,
): EventDefinition<Type, Data> {
  eventType.parse(definition.type);
  return definition;
}

export type EventData<Definition extends EventDefinition> = z.infer<Definition['data']>;

/**
 * `queue`: a durable queue for each consumer, declared by whichever process starts first, so that nothing is lost while a
 * consumer is down. `broadcast`: reaches every running instance; one that starts later asks the owner for the current state.
 */
export type Delivery =
  { readonly kind: 'queue'; readonly queues: readonly [string, ...string[]] } | { readonly kind: 'broadcast' };

export interface CatalogueEntry {
  readonly event: EventDefinition;
  /** The only service that may publish it. */
  readonly owner: string;
  readonly delivery: Delivery;
}

export type EventCatalogue = readonly CatalogueEntry[];
