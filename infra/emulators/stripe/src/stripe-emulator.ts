import { createPlannedFailures, loopbackOnly, type Emulator } from '@hearthway/emulator-kit';
import Fastify from 'fastify';
import qs from 'qs';
import { apiRoutes, type KeyedRequest } from './api/api-routes.js';
import { Account } from './checkout/account.js';
import { controlRoutes } from './control/control-routes.js';
import { createControl, type StripeControl } from './control/control.js';
import { checkoutRoutes } from './page/checkout-routes.js';
import { WebhookSender, type WebhookEndpoint } from './webhooks/webhook-sender.js';

export interface StripeEmulatorOptions {
  /** The one key that is accepted. It starts with `sk_test_`. */
  readonly secretKey: string;
  readonly webhookEndpoints?: readonly WebhookEndpoint[];
  /** Who is paid, on the page. */
  readonly merchant?: string;
  /** Milliseconds until a failed webhook is sent again. Each further attempt waits twice as long. */
  readonly firstRetryDelay?: number;
}

export interface StripeEmulator extends Emulator {
  readonly control: StripeControl;
}

/** How often sessions whose time is over expire, in milliseconds. */
const expireEvery = 1000;

/** Stripe Checkout on this machine, for the official SDK: all wiring, no logic. */
export function createStripeEmulator(options: StripeEmulatorOptions): StripeEmulator {
  const { secretKey, webhookEndpoints = [], merchant = 'Test merchant', firstRetryDelay = 1000 } = options;
  if (!secretKey.startsWith('sk_test_')) throw new Error('The emulator takes test keys only (sk_test_…).');
  const failures = createPlannedFailures();
  const webhooks = new WebhookSender(firstRetryDelay);
  webhooks.endpoints = webhookEndpoints;
  const answers = new Map<string, KeyedRequest>();
  let url = '';
  const account = new Account({
    checkoutUrl: (sessionId) => `${url}/c/pay/${sessionId}`,
    send: (type, object, sessionId) => webhooks.send(type, object, sessionId),
  });
  const control = createControl({ account, answers, webhooks, failures });

  const app = Fastify({ forceCloseConnections: true, routerOptions: { querystringParser: readForm } });
  void app.register(loopbackOnly);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, readForm(String(body))),
  );
  void app.register((scope, _options, done) => {
    apiRoutes(scope, { account, answers, secretKey, failures });
    done();
  });
  void app.register((scope, _options, done) => {
    checkoutRoutes(scope, { account, merchant });
    done();
  });
  void app.register((scope, _options, done) => {
    controlRoutes(scope, control);
    done();
  });

  const expiring = setInterval(() => account.all(), expireEvery).unref();
  return {
    control,
    async listen(port) {
      url = await app.listen({ host: '127.0.0.1', port });
      return url;
    },
    async close() {
      clearInterval(expiring);
      await app.close();
      webhooks.stop();
    },
  };
}

/** `a[b][0]=c` as nested parameters. */
const readForm = (form: string): Record<string, unknown> => qs.parse(form);
