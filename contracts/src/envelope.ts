import * as z from 'zod/mini';

/** `<service>.<fact>.v<major>`, also the routing key on the exchange. */
export const eventType = z.string().check(z.regex(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*\.v[1-9]\d*$/));

/**
 * What every event carries around its data.
 * `id` is unique per event and is what consumers deduplicate by. `subject` is the id of the thing the fact is about;
 * events of one subject are published in the order in which they were committed. `correlationId` is the request that
 * started the chain, `causationId` the event (or request) that led directly to this one.
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

/** One event a service publishes: its type and the schema of its data (read tolerantly: unknown keys are dropped). */
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
 * How an event reaches those who need it. `queue`: a durable queue for each consumer, declared by whoever starts first,
 * so that nothing is lost while a consumer is away. `broadcast`: every running instance hears it; one that was away asks
 * the owner for the present state when it starts.
 */
export type Delivery =
  { readonly kind: 'queue'; readonly queues: readonly [string, ...string[]] } | { readonly kind: 'broadcast' };

export interface CatalogueEntry {
  readonly event: EventDefinition;
  /** The service that publishes it; the only one that may. */
  readonly owner: string;
  readonly delivery: Delivery;
}

export type EventCatalogue = readonly CatalogueEntry[];
