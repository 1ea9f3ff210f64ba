import { deviceCookie } from '@hearthway/contracts/constants';
import { randomToken, type PrivateCookie, type RequestContext } from '@hearthway/service-kit';
import type { SignInOrigin } from './place-keys.js';

/** Distinguishes devices by a cookie with a random secret and nothing about the person. */
export interface SignInOrigins {
  of(request: Pick<RequestContext, 'clientIp' | 'headers'>): SignInOrigin;
  /** The `Set-Cookie` for a device that has signed in. */
  cookieFor(origin: SignInOrigin): string;
  clearCookie(): readonly string[];
}

export function createSignInOrigins(cookie: PrivateCookie): SignInOrigins {
  return {
    of: ({ clientIp, headers }) => originOf(clientIp, cookie.read(headers.cookie)),
    cookieFor: ({ device }) => cookie.store(device, deviceCookie.seconds),
    clearCookie: () => cookie.clear(),
  };
}

/** A device without a secret gets a new one, which no account knows yet. */
export function originOf(address: string, device: string | undefined): SignInOrigin {
  return { address, device: device ?? randomToken() };
}
