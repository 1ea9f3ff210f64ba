/** What a cookie needs of a response. */
interface CookieJar {
  cookie(name: string, value: string, options: object): unknown;
  clearCookie(name: string, options: object): unknown;
}

/** `__Host-`: browsers take it from this very host only, over a secure connection only. */
export const refreshCookieName = '__Host-hearthway_refresh';

const attributes = { httpOnly: true, secure: true, sameSite: 'strict', path: '/' } as const;
const pattern = new RegExp(`(?:^|;\\s*)${refreshCookieName}=([A-Za-z0-9_-]{43})(?:;|$)`);

export function readRefreshCookie(cookieHeader: string | undefined): string | undefined {
  return cookieHeader?.match(pattern)?.[1];
}

export function setRefreshCookie(response: CookieJar, secret: string, secondsToLive: number): void {
  response.cookie(refreshCookieName, secret, { ...attributes, maxAge: secondsToLive * 1000 });
}

export function clearRefreshCookie(response: CookieJar): void {
  response.clearCookie(refreshCookieName, attributes);
}
