import { isPlainHttp } from '../config/index.js';

/** A cookie with a random 43-character secret that scripts cannot read and other sites cannot send. */
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
    store: (secret, secondsToLive) => {
      const expires = new Date(Date.now() + secondsToLive * 1000);
      return setCookie(ownName, secret, { secure: !plain, expires, maxAge: secondsToLive });
    },
    clear: () => [
      setCookie(ownName, '', { secure: !plain, expires: new Date(0) }),
      setCookie(plain ? hostName : name, '', { secure: plain, expires: new Date(0) }),
    ],
  };
}

interface Attributes {
  secure: boolean;
  expires: Date;
  maxAge?: number;
}

function setCookie(name: string, value: string, { secure, expires, maxAge }: Attributes): string {
  const age = maxAge === undefined ? [] : [`Max-Age=${maxAge}`];
  const attributes = [...age, 'Path=/', `Expires=${expires.toUTCString()}`, 'HttpOnly', ...(secure ? ['Secure'] : [])];
  return [`${name}=${value}`, ...attributes, 'SameSite=Strict'].join('; ');
}

const secretPattern = /^[A-Za-z0-9_-]{43}$/;

/** Cookies whose value can be a secret. If two share a name, the first counts: browsers send the longest path first. */
function parseCookies(header: string): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const [name = '', value = '', ...more] = pair.trim().split('=');
    if (more.length === 0 && secretPattern.test(value) && !cookies.has(name)) cookies.set(name, value);
  }
  return cookies;
}
