import { verifyPayment } from '@hearthway/contracts/commerce';
import type { OperationReply } from '@hearthway/contracts/operation';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

/** @throws {RequestError} */
export function askAboutPayment(
  transport: Transport,
  sessionId: string,
  signal?: AbortSignal,
): Promise<OperationReply<typeof verifyPayment>> {
  return callOperation(transport, verifyPayment, { query: { session_id: sessionId } }, { signal });
}
