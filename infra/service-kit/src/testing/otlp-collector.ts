import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import { listen } from './listen.js';

/** A span as a collector receives it. */
export interface CollectedSpan {
  readonly service: string;
  readonly name: string;
  /** `server`, `client`, `producer`, `consumer` or `internal`. */
  readonly kind: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Undefined for the root of its trace. */
  readonly parentSpanId: string | undefined;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly isError: boolean;
}

export interface OtlpCollector {
  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`, with `OTEL_EXPORTER_OTLP_PROTOCOL=http/json`. */
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  /** Of every export, including those that are not JSON, whose spans are not read. */
  readonly contentTypes: readonly string[];
  close(): Promise<void>;
}

const kinds = ['unspecified', 'internal', 'server', 'client', 'producer', 'consumer'];
const errorCode = 2;

const attribute = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) });
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
              name: z.string(),
              kind: z.number(),
              attributes: z.array(attribute),
              status: z.object({ code: z._default(z.number(), 0) }),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** Receives and keeps spans sent as JSON over OTLP/HTTP, on a free port. */
export async function startOtlpCollector(): Promise<OtlpCollector> {
  const spans: CollectedSpan[] = [];
  const contentTypes: string[] = [];
  const server = await listen((request, response) => {
    void text(request).then((body) => {
      const isExport = request.method === 'POST' && request.url === '/v1/traces';
      const contentType = request.headers['content-type'] ?? '';
      if (isExport) contentTypes.push(contentType);
      if (isExport && contentType === 'application/json') spans.push(...spansIn(JSON.parse(body)));
      response.writeHead(isExport ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  });
  return { url: server.url, spans, contentTypes, close: () => server.close() };
}

function spansIn(body: unknown): CollectedSpan[] {
  return exported.parse(body).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(valuesOf(resource.attributes)['service.name']);
    return scopeSpans.flatMap((scope) =>
      scope.spans.map(({ traceId, spanId, parentSpanId, name, kind, attributes, status }) => ({
        service,
        name,
        kind: kinds[kind] ?? String(kind),
        traceId,
        spanId,
        parentSpanId: parentSpanId === '' ? undefined : parentSpanId,
        attributes: valuesOf(attributes),
        isError: status.code === errorCode,
      })),
    );
  });
}

function valuesOf(attributes: readonly z.infer<typeof attribute>[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
