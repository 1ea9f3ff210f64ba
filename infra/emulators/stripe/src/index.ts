export type { StripeControl, WebhookState } from './control/control.js';
export { testCards, type TestCard } from './payments/test-card.js';
export { createStripeEmulator, type StripeEmulator, type StripeEmulatorOptions } from './stripe-emulator.js';
export type { WebhookEndpoint, WebhookRule } from './webhooks/delivery.js';
export type { Attempt } from './webhooks/post-webhook.js';
