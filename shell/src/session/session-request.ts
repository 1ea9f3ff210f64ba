import type { Transport } from '@hearthway/contracts/platform';
import type { TokenKeeper } from './token-keeper.js';

/**
 * `fetch` with the raw token in `Authorization`. On a 401, renews the token and retries once. The session ends if the server
 * refuses the renewal or rejects the new token too.
 */
export function createSessionRequest(
  bare: Transport,
  keeper: Pick<TokenKeeper, 'current' | 'renew'>,
  onEnded: (token: string) => void,
): Transport {
  return async (path, init = {}) => {
    // An absolute or protocol-relative URL would leak the token to another site.
    if (!/^\/(?![/\\])/.test(path)) throw new TypeError('Can only request paths of this site');
    const token = keeper.current();
    const first = await bare(path, withToken(init, token));
    if (first.status !== 401 || token === null) return first;

    const renewal = await keeper.renew(token);
    if (renewal === 'ended') onEnded(token);
    const renewed = keeper.current();
    if (renewal !== 'renewed' || renewed === null) return first;

    const second = await bare(path, withToken(init, renewed));
    if (second.status === 401) onEnded(renewed);
    return second;
  };
}

function withToken(init: RequestInit, token: string | null): RequestInit {
  const headers = new Headers(init.headers);
  if (token !== null) headers.set('authorization', token);
  return { credentials: 'include', ...init, headers };
}
