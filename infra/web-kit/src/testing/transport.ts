import type { Transport } from '@hearthway/contracts/platform';

export interface RecordedRequest {
  path: string;
  init: RequestInit;
}

/** A transport that responds with `answer` and records requests. */
export function recordingTransport(answer: (request: RecordedRequest) => Response | Promise<Response>): {
  transport: Transport;
  requests: readonly RecordedRequest[];
} {
  const requests: RecordedRequest[] = [];
  const transport: Transport = async (path, init = {}) => {
    const request = { path, init };
    requests.push(request);
    return answer(request);
  };
  return { transport, requests };
}

export function jsonResponse(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}
