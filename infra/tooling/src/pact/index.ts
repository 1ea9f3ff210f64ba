import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact';
import { addToPact } from './files.js';
import { readsWhenRecorded, type MockServer } from './recorded.js';

export { withFormBody } from './browsers.js';

/** The pact between a consumer and a provider, written to `pacts/<provider>.json` in the consumer’s folder. */
export function pactBetween(consumer: string, provider: string): PactV4 {
  return new RecordedPact({
    consumer,
    provider,
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'error',
  });
}

interface PactWriter {
  readonly writePactFile: (folder: string) => void;
}

class RecordedPact extends PactV4 {
  override setup(): void {
    super.setup();
    const pact = readsWhenRecorded(this['pact'] as MockServer & PactWriter);
    const { consumer, provider } = this['opts'] as { readonly consumer: string; readonly provider: string };
    this['pact'] = { ...pact, writePactFile: () => addToPact(consumer, provider, pact.writePactFile) };
  }
}

/** What a consumer needs from an event: the exact type, the shape of the envelope, and `data` as its matchers say. */
export function eventLike(type: string, data: Record<string, unknown>) {
  const { string, timestamp, uuid } = MatchersV3;
  return {
    id: uuid('7d5f0f4e-2a63-4c3c-9d1e-0d6a3f0b7a11'),
    type,
    occurredAt: timestamp("yyyy-MM-dd'T'HH:mm:ss.SSSX", '2026-11-20T12:00:00.000Z'),
    producer: string('identity'),
    correlationId: string('request-1'),
    causationId: string('request-1'),
    subject: string('subject-1'),
    data,
  };
}
export { pactsOf, type Provider, type VerifiablePact } from './verify.js';
