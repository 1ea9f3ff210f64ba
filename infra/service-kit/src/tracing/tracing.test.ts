import { eventually } from '@hearthway/tooling/testing';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { loadConfig, tracingConfig } from '../config/index.js';
import { AppError } from '../errors/index.js';
import { runInScope } from '../logging/index.js';
import { captureLog, startOtlpCollector, type OtlpCollector } from '../testing/index.js';
import { contextOf, endServerSpan, inSpan, startSpan, startTracing, traceparentOf, type Tracing } from './index.js';

const callerTrace = '0af7651916cd43dd8448eb211c80319c';
const callerSpan = 'b7ad6b7169203331';
const caller = contextOf(`00-${callerTrace}-${callerSpan}-01`);
const server = { kind: SpanKind.SERVER };

let collector: OtlpCollector | undefined;
let tracing: Tracing | undefined;
afterEach(async () => {
  jest.restoreAllMocks();
  await tracing?.stop();
  await collector?.close();
  tracing = collector = undefined;
});

async function start(environment: Record<string, string> = {}, trustsCallers = true) {
  jest.replaceProperty(process, 'env', { OTEL_EXPORTER_OTLP_TIMEOUT: '120000', ...process.env });
  collector = await startOtlpCollector();
  const log = captureLog();
  const config = loadConfig(z.object(tracingConfig), {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    ...environment,
  });
  tracing = await startTracing({
    serviceName: 'svc-test',
    config,
    logger: log.logger,
    trustsCallers,
    flushMilliseconds: 120_000,
  });
  return { collector, log, stop: tracing.stop };
}

describe('without a collector', () => {
  it('spans are only ids that connect logs, and are not marked as recorded', async () => {
    const config = loadConfig(z.object(tracingConfig), {});
    tracing = await startTracing({ serviceName: 'svc-test', config, logger: captureLog().logger });
    const first = traceparentOf(startSpan('GET', server, ROOT_CONTEXT));
    expect(first).toMatch(/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-00$/);
    expect(traceparentOf(startSpan('GET', server, ROOT_CONTEXT))).not.toBe(first);
    const second = startSpan('GET', server, contextOf(first));
    expect(second.isRecording()).toBe(false);
    expect(traceparentOf(second)).toBe(first);
  });

  it.each([
    ['nothing of OpenTelemetry is loaded', {}, 0],
    ['and with one it is, so that this can fail', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }, 1],
  ])('%s', async (_name, environment, atLeast) => {
    const program = `
      import { registerHooks } from 'node:module';
      import * as z from 'zod/mini';
      import { loadConfig, tracingConfig, startTracing, createLogger } from '@hearthway/service-kit';
      let loaded = 0;
      registerHooks({
        load(url, context, next) {
          if (/@opentelemetry.(sdk|exporter|otlp|resources|core)/.test(url)) loaded += 1;
          return next(url, context);
        },
      });
      const logger = createLogger({ name: 'test', level: 'silent', pretty: false });
      await startTracing({ serviceName: 'test', config: loadConfig(z.object(tracingConfig), process.env), logger });
      console.log(loaded);
      process.exit(0);
    `;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '--eval', program],
      { cwd: import.meta.dirname, env: { PATH: process.env['PATH'], ...environment } },
    );
    const loaded = Number(stdout.trim());
    if (atLeast === 0) expect(loaded).toBe(0);
    else expect(loaded).toBeGreaterThanOrEqual(atLeast);
  });
});

describe('with a collector', () => {
  it('spans arrive with their trace, parent, kind, name and attributes, at the latest when tracing stops', async () => {
    const { collector: taken, stop } = await start();
    const request = startSpan('POST', server, caller);
    const inner = await runInScope('request-1', request, () =>
      inSpan('transaction', { kind: SpanKind.CLIENT, attributes: { 'db.system.name': 'mongodb' } }, () =>
        Promise.resolve(trace.getActiveSpan()?.spanContext()),
      ),
    );
    endServerSpan(request, { method: 'POST', route: '/things/:thingId', status: 201 });
    await stop();

    expect(taken.spans).toHaveLength(2);
    expect(taken.spans).toEqual(
      expect.arrayContaining([
        {
          service: 'svc-test',
          name: 'POST /things/:thingId',
          kind: 'server',
          traceId: callerTrace,
          spanId: request.spanContext().spanId,
          parentSpanId: callerSpan,
          attributes: {
            'http.request.method': 'POST',
            'http.route': '/things/:thingId',
            'http.response.status_code': 201,
          },
          isError: false,
        },
        {
          service: 'svc-test',
          name: 'transaction',
          kind: 'client',
          traceId: callerTrace,
          spanId: inner?.spanId,
          parentSpanId: request.spanContext().spanId,
          attributes: { 'db.system.name': 'mongodb' },
          isError: false,
        },
      ]),
    );
  });

  it.each([
    [499, false],
    [404, false],
    [429, false],
    [500, true],
    [503, true],
  ])('a request that ends with %d is a failure: %s', async (status, isError) => {
    const { collector: taken, stop } = await start();
    endServerSpan(startSpan('GET', server, ROOT_CONTEXT), { method: 'GET', route: '/', status });
    await stop();
    expect(taken.spans).toMatchObject([{ isError }]);
  });

  it('failed work shows its kind of failure and no data; a refusal is not a failure', async () => {
    const { collector: taken, stop } = await start();
    const request = trace.getSpan(caller)!;
    const fail = (name: string, error: Error) =>
      expect(runInScope('request-1', request, () => inSpan(name, {}, () => Promise.reject(error)))).rejects.toBe(error);
    await fail('fault', Object.assign(new Error('dup key: kim@example.com'), { code: 11000 }));
    await fail('refusal', new AppError('user.email-taken', 'kim@example.com is taken'));
    await fail('refused by another', Object.assign(new Error('kim@example.com'), { statusCode: 404 }));
    await stop();

    const outcomes = taken.spans.map(({ name, isError, attributes }) => [name, isError, attributes['error.type']]);
    expect(outcomes).toEqual([
      ['fault', true, 'Error 11000'],
      ['refusal', false, undefined],
      ['refused by another', false, undefined],
    ]);
    expect(JSON.stringify(taken.spans)).not.toContain('kim@');
  });

  it('name, attributes and sampler come from the standard variables', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, OTEL_SERVICE_NAME: 'renamed' });
    const { collector: taken, stop } = await start({ OTEL_TRACES_SAMPLER: 'parentbased_always_off' });
    startSpan('dropped', server, ROOT_CONTEXT).end();
    startSpan('kept', server, caller).end();
    await stop();
    expect(taken.spans.map(({ service, name }) => [service, name])).toEqual([['renamed', 'kept']]);
  });

  it('protocol buffers are sent unless JSON is asked for', async () => {
    const { collector: taken, log, stop } = await start({ OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' });
    startSpan('sent', server, ROOT_CONTEXT).end();
    await stop();
    expect(taken.contentTypes).toEqual(['application/x-protobuf']);
    expect(log.text()).toBe('');
  });
});

describe('outside callers', () => {
  const ratio = (value: number) => ({
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: String(value),
  });

  it('cannot have their trace recorded by its flag', async () => {
    const { collector: taken, stop } = await start(ratio(0), false);
    startSpan('asked for', server, caller).end();
    await stop();
    expect(taken.spans).toEqual([]);
  });

  it('cannot keep their trace from being recorded, with everything it causes here', async () => {
    const { collector: taken, stop } = await start(ratio(1), false);
    const request = startSpan('request', server, contextOf(`00-${callerTrace}-${callerSpan}-00`));
    startSpan('call', { kind: SpanKind.CLIENT }, trace.setSpan(ROOT_CONTEXT, request)).end();
    request.end();
    await stop();
    expect(taken.spans.map(({ name, traceId }) => [name, traceId])).toEqual([
      ['call', callerTrace],
      ['request', callerTrace],
    ]);
  });

  it('cannot choose a trace id that the ratio always takes', async () => {
    const { collector: taken, stop } = await start(ratio(0.5), false);
    const chosen = contextOf(`00-${'0'.repeat(31)}1-${callerSpan}-01`);
    for (let count = 0; count < 200; count += 1) startSpan('request', server, chosen).end();
    await stop();
    expect(taken.spans.length).toBeGreaterThan(20);
    expect(taken.spans.length).toBeLessThan(180);
  });
});

describe('a collector that cannot be reached', () => {
  it('costs one log line however many spans are lost, and the process still stops', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, OTEL_EXPORTER_OTLP_TIMEOUT: '100' });
    const { log, stop } = await start({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    const lines = () => log.lines().filter(({ msg }) => String(msg).includes('cannot export'));
    const spans = () => {
      for (let count = 0; count < 1500; count += 1) startSpan('lost', server, ROOT_CONTEXT).end();
    };
    spans();
    await eventually(() => expect(lines()).toHaveLength(1));
    spans();
    await stop();
    expect(lines()).toHaveLength(1);
  });
});
