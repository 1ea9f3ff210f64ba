import {
  createMovableClock,
  createPlannedFailures,
  loopbackOnly,
  openTables,
  type Emulator,
} from '@hearthway/emulator-kit';
import Fastify from 'fastify';
import { Account, type AccountParts } from './account.js';
import { apiPrefix, apiRoutes } from './api/api-routes.js';
import { operationsOf } from './api/operations.js';
import { controlRoutes } from './control/control-routes.js';
import { createControl, type StripeControl } from './control/control.js';
import { newId } from './ids.js';
import { checkoutRoutes } from './page/checkout-routes.js';
import { openStore } from './store.js';
import type { WebhookEndpoint } from './webhooks/delivery.js';
import { WebhookSender } from './webhooks/webhook-sender.js';

export interface StripeEmulatorOptions {
  /** The one key that is accepted. It starts with `sk_test_`. */
  readonly secretKey: string;
  readonly webhookEndpoints?: readonly WebhookEndpoint[];
  /** Address for browsers; by default the one it listens on. */
  readonly publicUrl?: string;
  /** Who is paid, on the page. */
  readonly merchant?: string;
  /** File that keeps the state over restarts; without it, memory only. */
  readonly stateFile?: string;
  /** Milliseconds until a failed webhook is sent again. Each further attempt waits twice as long. */
  readonly firstRetryDelay?: number;
  /** Milliseconds in which a webhook endpoint has to answer. */
  readonly webhookTimeout?: number;
}

export interface StripeEmulator extends Emulator {
  readonly control: StripeControl;
}

const sweepEvery = 1000;

/** Stripe Checkout on this machine, for the official SDK: all wiring, no logic. */
export function createStripeEmulator(options: StripeEmulatorOptions): StripeEmulator {
  if (!options.secretKey.startsWith('sk_test_')) throw new Error('The emulator takes test keys only (sk_test_…).');
  const clock = createMovableClock();
  const tables = openTables(options.stateFile);
  const store = openStore(tables);
  const failures = createPlannedFailures();
  const webhooks = new WebhookSender({
    events: store.events,
    clock,
    newId,
    firstRetryDelay: options.firstRetryDelay ?? 1000,
    answerWithin: options.webhookTimeout ?? 10_000,
  });
  webhooks.endpoints = options.webhookEndpoints ?? [];

  let url = options.publicUrl ?? '';
  const accountParts: AccountParts = {
    store,
    clock,
    newId,
    send: (event) => webhooks.send(event),
    checkoutUrl: (sessionId) => `${url}/c/pay/${sessionId}`,
  };
  const account = new Account(accountParts);
  const control = createControl({ account, accountParts, webhooks, failures, clock, tables });
  const operations = operationsOf(account, store);

  const app = Fastify({ forceCloseConnections: true, routerOptions: { maxParamLength: 200 } });
  void app.register(loopbackOnly);
  const api = { operations, answers: store.answers, secretKey: options.secretKey, failures, clock, newId };
  void app.register(
    (scope, _options, done) => {
      apiRoutes(scope, api);
      done();
    },
    { prefix: apiPrefix },
  );
  void app.register((scope, _options, done) => {
    checkoutRoutes(scope, { account, accountParts, merchant: options.merchant ?? 'Test merchant' });
    done();
  });
  void app.register((scope, _options, done) => {
    controlRoutes(scope, control);
    done();
  });

  const sweep = setInterval(() => account.expireDue(), sweepEvery).unref();
  return {
    control,
    async listen(port) {
      const address = await app.listen({ host: '127.0.0.1', port });
      url = (options.publicUrl ?? address).replace(/\/$/, '');
      webhooks.wake();
      return address;
    },
    async close() {
      clearInterval(sweep);
      await app.close();
      await webhooks.stop();
      tables.close();
    },
  };
}
