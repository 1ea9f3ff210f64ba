import { defineEvent, type Envelope } from '@hearthway/contracts/envelope';
import * as z from 'zod/mini';
import { topologyOf, type EventCatalogue } from '../index.js';

export const thingHappened = defineEvent({
  type: 'producer.thing-happened.v1',
  summary: 'For tests: goes to one queue',
  data: z.object({ number: z.number() }),
});
export const newsSpread = defineEvent({
  type: 'producer.news-spread.v1',
  summary: 'For tests: heard by every instance',
  data: z.object({ text: z.string() }),
});
export const queue = 'consumer.things';
export const retryDelays = [30, 60];

export const catalogue: EventCatalogue = [
  { event: thingHappened, owner: 'producer', delivery: { kind: 'queue', queues: [queue] } },
  { event: newsSpread, owner: 'producer', delivery: { kind: 'broadcast' } },
];

export const topology = topologyOf(catalogue, 'producer', [queue], retryDelays);

export type Thing = Envelope<{ number: number }>;
