import { isLoopbackName } from '@hearthway/emulator-kit';
import * as z from 'zod/mini';

export type DeliveryState = 'pending' | 'held' | 'dropped' | 'delivered' | 'given-up';

/** The delivery of an event to one endpoint. */
export interface Delivery {
  readonly endpoint: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** Milliseconds since 1970, by the emulator's clock. */
  readonly dueAt: number;
  /** Status of the last answer; 0 if there was none. */
  readonly lastStatus?: number;
}

export const webhookEndpoint = z.strictObject({
  /** On this machine: no test may reach another one. */
  url: z.url({ protocol: /^http$/ }).check(z.refine((url) => URL.canParse(url) && isLoopbackName(new URL(url).host))),
  secret: z.string().check(z.startsWith('whsec_')),
  /** Types of events that it receives; all of them by default. */
  events: z._default(z.array(z.string()), ['*']),
});

export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

export const hears = (endpoint: WebhookEndpoint, type: string): boolean =>
  endpoint.events.includes('*') || endpoint.events.includes(type);
