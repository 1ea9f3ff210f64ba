import { eventCatalogue } from '@hearthway/contracts/catalogue';
import { operationsByService } from '@hearthway/contracts/operations';
import { checkExpressions, readExposition, readExpressions } from '@hearthway/observability';
import { startOtlpCollector, type CollectedSpan, type OtlpCollector } from '@hearthway/service-kit/testing';
import { ensureChromium } from '@hearthway/system';
import { eventually, labeled } from '@hearthway/tooling/testing';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { chromium, type Browser } from '@playwright/test';
import { watchStandstills } from '../faults/standstills.js';
import { startSystemUnderTest, type SystemUnderTest } from '../faults/system-under-test.js';
import { newBuyer, register } from '../support/buyer.js';

const registrationsPerMinute = 10;
const jobs = ['gateway', 'identity', 'journey', 'commerce', 'analytics', 'registry'];
const waiting = { timeout: 60_000, interval: 100 };

let collector: OtlpCollector;
let under: SystemUnderTest;
let browser: Browser;
beforeAll(async () => {
  collector = await startOtlpCollector();
  jest.replaceProperty(process, 'env', { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  jest.replaceProperty(process, 'env', { ...process.env, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' });
  under = await startSystemUnderTest({ gateway: { REGISTRATIONS_PER_MINUTE_PER_IP: String(registrationsPerMinute) } });
  const executablePath = await ensureChromium(process.env, (line) => process.stdout.write(`${line}\n`));
  browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser.close();
  await under.stop();
  await collector.close();
  jest.restoreAllMocks();
});

describe('a registration', () => {
  it('is one trace across six processes: browser, gateway, and all services', async () => {
    const standstills = watchStandstills();
    for (let done = false; !done;) {
      const begun = performance.now();
      try {
        await registerAndFindTrace();
        done = true;
      } catch (error) {
        // A process that was frozen may have lost spans, or done something twice.
        if (!standstills.since(begun)) throw error;
      }
    }
    standstills.stop();
  });
});

async function registerAndFindTrace(): Promise<void> {
  const page = await browser.newPage({ baseURL: under.system.url });
  const [request, buyer] = await Promise.all([
    page.waitForRequest((sent) => sent.url().endsWith('/api/auth/register')),
    register(page, newBuyer()),
  ]);
  const [, traceId, spanOfBrowser] = (await request.headerValue('traceparent'))?.split('-') ?? [];
  await page.close();

  const spans = () => collector.spans.filter((span) => span.traceId === traceId);
  const find = (service: string, name: string) => {
    const found = spans().filter((span) => span.service === service && span.name === name);
    labeled(`${service}: ${name}`, () => expect(found).toHaveLength(1));
    return found[0]!;
  };
  await eventually(() => {
    expect(new Set(spans().map(({ service, kind }) => `${service} ${kind}`))).toEqual(
      new Set([
        'gateway server',
        'gateway client',
        'svc-identity server',
        'svc-identity client',
        'svc-identity producer',
        'svc-journey consumer',
        'svc-analytics consumer',
        // The email that confirms the address.
        'svc-commerce consumer',
        'svc-commerce client',
      ]),
    );
    const way: CollectedSpan[] = [
      find('gateway', 'POST /api/auth/register'),
      find('gateway', 'POST identity'),
      find('svc-identity', 'POST /api/auth/register'),
      find('svc-identity', 'transaction'),
      find('svc-identity', 'publish identity.user-registered.v1'),
    ];
    expect(way.map(({ parentSpanId }) => parentSpanId)).toEqual([
      spanOfBrowser,
      ...way.slice(0, -1).map(({ spanId }) => spanId),
    ]);
    for (const [service, queue, event] of [
      ['svc-journey', 'journey.milestones', 'user-registered'],
      ['svc-analytics', 'analytics.facts', 'user-registered'],
      ['svc-commerce', 'commerce.emails', 'account-mail-requested'],
    ] as const) {
      const published = find('svc-identity', `publish identity.${event}.v1`);
      expect(find(service, `process ${queue}`).parentSpanId).toBe(published.spanId);
    }
  }, waiting);
  expect(spans().filter(({ isError }) => isError)).toEqual([]);

  const user = await under
    .database('identity')
    .collection<{ _id: string }>('users')
    .findOne({ username: buyer.username });
  const recorded = JSON.stringify(collector.spans);
  for (const personal of [buyer.username, buyer.email, user!._id]) expect(recorded).not.toContain(personal);
}

describe('alerts and dashboard', () => {
  it('use metrics, labels, and values that the running processes have', async () => {
    // Metrics that only appear after the first time: a limit hit, and an admin call by a stranger.
    for (let count = 0; count <= registrationsPerMinute; count += 1) await under.register();
    await fetch(`${under.system.url}/api/admin/waitlist`);
    const expositions = new Map(
      await Promise.all(
        jobs.map(async (job) => {
          const response = await fetch(`${under.system.operationsUrl(job)}/metrics`);
          return [job, readExposition(await response.text())] as const;
        }),
      ),
    );
    const routes = Object.values(operationsByService)
      .flat()
      .map(({ path }) => path);
    expect(checkExpressions(readExpressions(), { expositions, routes })).toEqual([]);
  });

  it('cover every queue and event before the first failure', async () => {
    const metrics = await Promise.all(
      jobs.map(async (job) => (await fetch(`${under.system.operationsUrl(job)}/metrics`)).text()),
    );
    const text = metrics.join('\n');
    for (const { event, delivery } of eventCatalogue) {
      expect(text).toContain(`events_returned_total{type="${event.type}"}`);
      for (const queue of delivery.kind === 'queue' ? delivery.queues : []) {
        expect(text).toContain(`messages_handled_total{queue="${queue}",outcome="dead"}`);
      }
    }
  });
});
