import { isPlainHttp } from '../config/index.js';

/** A cookie that scripts can't read. Requests from other sites don't carry it unless it's `Lax`. */
export interface PrivateCookie {
  read(cookieHeader: string | undefined): string | undefined;
  /** The value of the `Set-Cookie` that stores it. */
  store(secret: string, secondsToLive: number): string;
  /** The values of the `Set-Cookie`s that clear it, under either name. */
  clear(): readonly string[];
}

/**
 * Browsers accept a `__Host-` cookie from this exact host only, and over a secure connection only. WebKit does not treat
 * http://localhost as secure, so there, and only there, the cookie has a plain name and no `Secure`. A cookie set there
 * under the other name is still read.
 */
export function privateCookie(
  name: string,
  publicOrigin: string,
  { sameSite = 'Strict', value = secretPattern }: PrivateCookieOptions = {},
): PrivateCookie {
  const plain = isPlainHttp(publicOrigin);
  const hostName = `__Host-${name}`;
  const ownName = plain ? name : hostName;
  const readNames = plain ? [name, hostName] : [hostName];
  return {
    read(cookieHeader) {
      const cookies = parseCookies(cookieHeader ?? '', value);
      return readNames.map((known) => cookies.get(known)).find((secret) => secret !== undefined);
    },
    store: (secret, secondsToLive) => {
      const expires = new Date(Date.now() + secondsToLive * 1000);
      return setCookie(ownName, secret, { secure: !plain, expires, maxAge: secondsToLive, sameSite });
    },
    clear: () => [
      setCookie(ownName, '', { secure: !plain, expires: new Date(0), sameSite }),
      setCookie(plain ? hostName : name, '', { secure: plain, expires: new Date(0), sameSite }),
    ],
  };
}

export interface PrivateCookieOptions {
  /** `Lax`: also sent when a link of another site leads here. */
  readonly sameSite?: 'Strict' | 'Lax';
  /** What its values look like. By default, a random secret of 43 characters. */
  readonly value?: RegExp;
}

interface Attributes {
  sameSite: 'Strict' | 'Lax';
  secure: boolean;
  expires: Date;
  maxAge?: number;
}

function setCookie(name: string, value: string, { secure, expires, maxAge, sameSite }: Attributes): string {
  const age = maxAge === undefined ? [] : [`Max-Age=${maxAge}`];
  const attributes = [...age, 'Path=/', `Expires=${expires.toUTCString()}`, 'HttpOnly', ...(secure ? ['Secure'] : [])];
  return [`${name}=${value}`, ...attributes, `SameSite=${sameSite}`].join('; ');
}

const secretPattern = /^[A-Za-z0-9_-]{43}$/;

/** Cookies whose value is as it must be. Of two with one name the first counts, which browsers send for the longest path. */
function parseCookies(header: string, pattern: RegExp): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const [name = '', value = '', ...more] = pair.trim().split('=');
    if (more.length === 0 && pattern.test(value) && !cookies.has(name)) cookies.set(name, value);
  }
  return cookies;
}
