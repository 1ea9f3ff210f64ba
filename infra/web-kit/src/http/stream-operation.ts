import type { Operation } from '@hearthway/contracts/operation';
import type { Transport } from '@hearthway/contracts/platform';
import { createParser } from 'eventsource-parser';
import { networkFailure, requestOperation, type CallArguments } from './call-operation.js';

/**
 * Calls an operation whose reply is an event stream, and gives the data of each event as it arrives.
 * @throws {RequestError} on a non-2xx response, or if the connection is lost, at any time.
 * An aborted call throws the signal's reason.
 */
export async function* streamOperation<Op extends Operation>(
  transport: Transport,
  operation: Op,
  ...[input, options]: CallArguments<Op>
): AsyncGenerator<string, void, undefined> {
  const { body } = await requestOperation(transport, operation, input, options);
  if (!body) return;
  const arrived: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void arrived.push(data) });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
      yield* arrived.splice(0);
    }
  } catch (cause) {
    if (options?.signal?.aborted) throw cause;
    throw networkFailure(cause);
  } finally {
    // Whoever stops reading gives up the connection. It may be gone already.
    reader.cancel().catch(() => undefined);
  }
}
