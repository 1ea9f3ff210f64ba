import { checkAdmin } from '@hearthway/contracts/identity';
import type { Transport } from '@hearthway/contracts/platform';
import { callOperation } from '@hearthway/web-kit/http';

export interface AdminCredential {
  readonly username: string;
  readonly password: string;
}

/** Sends requests with an admin's credential without exposing it. */
export interface AdminSession {
  readonly username: string;
  readonly request: Transport;
}

/** A session that bypasses the browser's cache. `onRefused` is called whenever the credential is refused. */
export function adminSession(
  { username, password }: AdminCredential,
  send: Transport,
  onRefused: () => void = () => undefined,
): AdminSession {
  const authorization = `Basic ${toBase64(`${username}:${password}`)}`;
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

/** @throws {RequestError} 401 for a wrong credential, 429 after too many of them */
export async function checkCredential(credential: AdminCredential, send: Transport): Promise<void> {
  await callOperation(adminSession(credential, send).request, checkAdmin);
}

/** Base64 of the UTF-8 bytes (RFC 7617). */
function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
