import { isLoopbackName } from '@hearthway/emulator-kit';
import * as z from 'zod/mini';

export type DeliveryState = 'pending' | 'held' | 'dropped' | 'delivered' | 'given-up';

/** One copy of an event on its way to one endpoint. */
export interface Delivery {
  readonly endpoint: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  /** Milliseconds since 1970, by the emulator's clock. */
  readonly dueAt: number;
  /** Status of the last answer; 0 when there was none. */
  readonly lastStatus?: number;
}

/** What is done with webhooks instead of sending them at once. */
export const webhookRule = z.strictObject({
  action: z.enum(['hold', 'drop', 'delay', 'duplicate']),
  /** Only events of these types. */
  types: z.optional(z.array(z.string())),
  /** How many events it meets before it is used up. */
  times: z.optional(z.int().check(z.positive())),
  /** Milliseconds, for `delay`. */
  delay: z._default(z.int().check(z.nonnegative(), z.maximum(86_400_000)), 1000),
  /** How often it is sent in all, for `duplicate`. */
  copies: z._default(z.int().check(z.minimum(2), z.maximum(20)), 2),
});

export type WebhookRule = z.infer<typeof webhookRule>;

export const webhookEndpoint = z.strictObject({
  /** On this machine: nothing of a test goes out. */
  url: z.url({ protocol: /^http$/ }).check(z.refine((url) => URL.canParse(url) && isLoopbackName(new URL(url).host))),
  secret: z.string().check(z.startsWith('whsec_')),
  /** Types of events that it is told; all of them when it names none. */
  events: z._default(z.array(z.string()), ['*']),
});

export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

export const hears = (endpoint: WebhookEndpoint, type: string): boolean =>
  endpoint.events.includes('*') || endpoint.events.includes(type);

/** The copies of an event for an endpoint, as the rule wants them. */
export function deliveriesOf(endpoint: string, rule: WebhookRule | undefined, now: number): Delivery[] {
  const delivery = (state: DeliveryState, dueAt = now): Delivery => ({ endpoint, state, attempts: 0, dueAt });
  switch (rule?.action) {
    case 'hold':
      return [delivery('held')];
    case 'drop':
      return [delivery('dropped')];
    case 'delay':
      return [delivery('pending', now + rule.delay)];
    case 'duplicate':
      return Array.from({ length: rule.copies }, () => delivery('pending'));
    case undefined:
      return [delivery('pending')];
  }
}
