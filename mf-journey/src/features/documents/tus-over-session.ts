import type { SessionAccess } from '@hearthway/contracts/platform';
import type { HttpRequest, HttpResponse, HttpStack } from 'tus-js-client';

/** Lets the tus client send its requests as the rest of the page does: signed in, and signed in again when the token is old. */
export function tusOverSession({ request }: SessionAccess): HttpStack {
  return { getName: () => 'session', createRequest: (method, url) => sessionRequest(request, method, url) };
}

function sessionRequest(request: SessionAccess['request'], method: string, url: string): HttpRequest {
  const headers = new Map<string, string>();
  const leaving = new AbortController();
  return {
    getMethod: () => method,
    getURL: () => url,
    setHeader: (name, value) => void headers.set(name, value),
    getHeader: (name) => headers.get(name),
    // Fetch doesn’t say how far a request is. The parts are small, so that their number does.
    setProgressHandler: () => undefined,
    async send(body: unknown) {
      const response = await request(url, {
        method,
        credentials: 'include',
        headers: Object.fromEntries(headers),
        signal: leaving.signal,
        ...(body != null && { body: body as Blob }),
      });
      return toTusResponse(response, await response.text());
    },
    abort() {
      leaving.abort();
      return Promise.resolve();
    },
    getUnderlyingObject: () => undefined,
  };
}

const toTusResponse = (response: Response, body: string): HttpResponse => ({
  getStatus: () => response.status,
  getHeader: (name) => response.headers.get(name) ?? undefined,
  getBody: () => body,
  getUnderlyingObject: () => response,
});
