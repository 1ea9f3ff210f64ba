import { checkAdmin } from '@hearthway/contracts/identity';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

export interface AdminCredential {
  readonly username: string;
  readonly password: string;
}

/** What an admin who is signed in can do: send requests with the credential, which nobody else gets to see. */
export interface AdminSession {
  readonly username: string;
  readonly request: Transport;
}

/** Sends requests with the credential, past every cache. A refusal of it is told, beside the request's own answer. */
export function adminSession(
  { username, password }: AdminCredential,
  send: Transport,
  onRefused: () => void = () => undefined,
): AdminSession {
  const authorization = `Basic ${inBase64(`${username}:${password}`)}`;
  return {
    username,
    async request(path, init) {
      const headers = new Headers(init?.headers);
      headers.set('authorization', authorization);
      const response = await send(path, { ...init, headers, cache: 'no-store' });
      if (response.status === 401) onRefused();
      return response;
    },
  };
}

/** @throws RequestError 401 when the credential is not good, 429 after too many that were not */
export async function checkCredential(credential: AdminCredential, send: Transport): Promise<void> {
  await callOperation(adminSession(credential, send).request, checkAdmin);
}

/** RFC 7617: of the UTF-8 bytes. */
function inBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
