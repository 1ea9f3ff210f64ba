import { plainCode, type User } from '@hearthway/contracts/identity';
import type { Transport } from '@hearthway/contracts/platform';
import { authTexts, problemTexts, queryTexts } from '@hearthway/contracts/texts';

export interface IdentityStandIn {
  readonly transport: Transport;
  readonly requests: readonly { path: string; authorization: string | null }[];
  /** Signs the user in, as if in another tab or an earlier visit, and returns the token. */
  issueToken(lifeSeconds?: number): string;
  expireTokens(): void;
  endSession(): void;
  confirmEmail(): void;
  answerNext(path: string, answer: () => Response | Promise<Response>): void;
  count(path: string): number;
}

/** The user as the session reports it. */
export const jordanSignedIn: User = {
  id: 'u1',
  username: 'jordan',
  email: 'jordan@example.com',
  emailVerified: false,
  pendingEmail: null,
};
export const jordan = { ...jordanSignedIn, password: 'correct horse', code: 'BCDF-GHJK' } as const;

/** In-memory svc-identity with expiring tokens and session renewal. */
export function createIdentityStandIn(now: () => number = Date.now): IdentityStandIn {
  const requests: { path: string; authorization: string | null }[] = [];
  const overrides = new Map<string, (() => Response | Promise<Response>)[]>();
  let serial = 0;
  let good = new Set<string>();
  let sessionAlive = false;
  let { emailVerified } = jordanSignedIn;

  const issueToken = (lifeSeconds = 900): string => {
    serial += 1;
    const seconds = Math.floor(now() / 1000);
    const token = unsignedToken({ iat: seconds, exp: seconds + lifeSeconds, jti: String(serial) });
    good.add(token);
    sessionAlive = true;
    return token;
  };
  const signedIn = (status: number): Response => {
    return json(status, { token: issueToken(), user: jordanSignedIn });
  };
  const answer = (path: string, init: RequestInit): Response => {
    const authorization = new Headers(init.headers).get('authorization');
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {};
    const authorized = authorization !== null && good.has(authorization);
    switch (path) {
      case '/api/auth/login':
        if (body['password'] === jordan.password) return signedIn(200);
        return problem(401, 'session.invalid-credentials', authTexts.invalidCredentials);
      case '/api/auth/sign-in-codes':
        return json(201, { requestToken: `request-${++serial}` });
      case '/api/auth/sign-in-codes/complete':
        if (plainCode(String(body['code'])) === plainCode(jordan.code)) return signedIn(200);
        return problem(401, 'session.invalid-code', authTexts.invalidCode);
      case '/api/auth/register':
        if (body['username'] !== jordan.username) return signedIn(201);
        return problem(409, 'user.username-taken', authTexts.usernameTaken);
      case '/api/auth/refresh':
        if (!sessionAlive) return problem(401, 'session.required', queryTexts.unauthorized);
        good = new Set();
        return json(200, { token: issueToken() });
      case '/api/auth/logout':
        if (!authorized) return problem(401, 'session.required', queryTexts.unauthorized);
        sessionAlive = false;
        good = new Set();
        return new Response(null, { status: 204 });
      default:
        if (!authorized) return problem(401, 'session.required', queryTexts.unauthorized);
        if (path === '/api/auth/me') return json(200, { ...jordanSignedIn, emailVerified });
        return problem(404, 'route.not-found', problemTexts.notFound);
    }
  };

  return {
    transport: async (path, init = {}) => {
      requests.push({ path, authorization: new Headers(init.headers).get('authorization') });
      const override = overrides.get(path)?.shift();
      return override ? override() : answer(path, init);
    },
    requests,
    issueToken,
    expireTokens() {
      good = new Set();
    },
    endSession() {
      good = new Set();
      sessionAlive = false;
    },
    confirmEmail() {
      emailVerified = true;
    },
    answerNext(path, override) {
      overrides.set(path, [...(overrides.get(path) ?? []), override]);
    },
    count: (path) => requests.filter((request) => request.path === path).length,
  };
}

export function unsignedToken(claims: Readonly<Record<string, unknown>>): string {
  const encode = (part: unknown): string =>
    btoa(JSON.stringify(part)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return `${encode({ alg: 'ES256' })}.${encode(claims)}.c2lnbmF0dXJl`;
}

export function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

export function problem(status: number, code: string, message: string): Response {
  return json(status, { error: message, message, code, requestId: 'request-1' });
}
