import { isPlainHttp } from '@hearthway/service-kit';

/** What a cookie needs of a response. */
interface CookieJar {
  cookie(name: string, value: string, options: object): unknown;
  clearCookie(name: string, options: object): unknown;
}

/** A cookie that holds a random secret of 43 characters, which no script and no other site gets to use. */
export interface PrivateCookie {
  read(cookieHeader: string | undefined): string | undefined;
  set(response: CookieJar, secret: string, secondsToLive: number): void;
  clear(response: CookieJar): void;
}

/**
 * Browsers take a `__Host-` cookie from this very host only, and over a secure connection only. WebKit does not count
 * http://localhost as secure, so there, and nowhere else, the cookie has a plain name and no `Secure`. A cookie that was set
 * there under the other name is still read.
 */
export function privateCookie(name: string, publicOrigin: string): PrivateCookie {
  const plain = isPlainHttp(publicOrigin);
  const hostName = `__Host-${name}`;
  const ownName = plain ? name : hostName;
  const readNames = plain ? [name, hostName] : [hostName];
  return {
    read(cookieHeader) {
      const cookies = parseCookies(cookieHeader ?? '');
      return readNames.map((known) => cookies.get(known)).find((secret) => secret !== undefined);
    },
    set(response, secret, secondsToLive) {
      response.cookie(ownName, secret, { ...attributes(!plain), maxAge: secondsToLive * 1000 });
    },
    clear(response) {
      response.clearCookie(ownName, attributes(!plain));
      response.clearCookie(plain ? hostName : name, attributes(plain));
    },
  };
}

function attributes(secure: boolean) {
  return { httpOnly: true, secure, sameSite: 'strict', path: '/' } as const;
}

const secretPattern = /^[A-Za-z0-9_-]{43}$/;

/** The cookies whose value can be a secret; of two with one name the first, which browsers send for the longest path. */
function parseCookies(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const [name = '', value = '', ...more] = pair.trim().split('=');
    if (more.length === 0 && secretPattern.test(value) && !cookies.has(name)) cookies.set(name, value);
  }
  return cookies;
}
