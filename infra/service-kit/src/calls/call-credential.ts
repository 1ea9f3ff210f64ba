import type { Operation } from '@hearthway/contracts/operation';
import { problemTexts, queryTexts } from '@hearthway/contracts/texts';
import { jwtVerify, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import { AppError } from '../errors/index.js';
import type { CallerKey, SigningKey } from './call-keys.js';

/** Pinned: whatever a header says, nothing else is tried. */
const algorithm = 'ES256';
/** Keeps a credential from passing for any other kind of token (RFC 8725, 3.11). */
const type = 'call+jwt';
const lifetimeSeconds = 60;
/** How far the clocks of two machines may be apart. */
const clockToleranceSeconds = 5;
const maximumLength = 2048;

export interface Call {
  readonly caller: string;
  /** The service that is called. */
  readonly service: string;
  /** Its id in the contract. */
  readonly operation: string;
}

/** A credential for one call: of this caller, to this service, for this operation, within a minute. */
export function signCall({ caller, service, operation }: Call, key: SigningKey): Promise<string> {
  return new SignJWT({ scope: operation })
    .setProtectedHeader({ alg: algorithm, typ: type, kid: key.id })
    .setIssuer(caller)
    .setAudience(service)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${lifetimeSeconds}s`)
    .sign(key.privateKey);
}

/** Tells who calls an internal operation of this service. */
export interface CallVerifier {
  /**
   * @param authorization the header, `Bearer` and the credential
   * @returns the name of the caller
   * @throws AppError `caller.unknown` when the credential is missing, not valid or was used before; `access.denied` when the
   * operation is not for this caller
   */
  verify(authorization: string | undefined, operation: Pick<Operation, 'id' | 'callers'>): Promise<string>;
}

interface CallVerifierOptions {
  /** The name of this service. */
  readonly service: string;
  readonly callers: readonly CallerKey[];
}

export function createCallVerifier({ service, callers }: CallVerifierOptions): CallVerifier {
  const keys = new Map(callers.map((key) => [key.id, key]));
  const used = new Map<string, number>();

  /** One credential is good for one call. Another instance may not know of it, so this only narrows what a stolen one can do. */
  function useOnce(id: string, expiresAt: number): void {
    const now = Date.now() / 1000 - clockToleranceSeconds;
    for (const [old, until] of used) {
      if (until > now) break;
      used.delete(old);
    }
    if (used.has(id)) throw new CredentialError('used-before');
    used.set(id, expiresAt);
  }

  async function verifiedCaller(credential: string, operationId: string): Promise<string> {
    let signer: CallerKey | undefined;
    const findKey = ({ kid }: { kid?: string }) => {
      signer = keys.get(kid ?? '');
      if (!signer) throw new CredentialError('unknown-key');
      return signer.publicKey;
    };
    const { payload } = await jwtVerify(credential, findKey, {
      algorithms: [algorithm],
      typ: type,
      audience: service,
      requiredClaims: ['iss', 'iat', 'exp', 'jti', 'scope'],
      maxTokenAge: lifetimeSeconds,
      clockTolerance: clockToleranceSeconds,
    });
    const { iss, iat = 0, exp = 0, jti, scope } = payload;
    if (signer === undefined || iss !== signer.caller) throw new CredentialError('key-of-another-caller');
    if (exp - iat > lifetimeSeconds) throw new CredentialError('lives-too-long');
    if (scope !== operationId) throw new CredentialError('for-another-operation');
    if (typeof jti !== 'string') throw new CredentialError('no-id');
    useOnce(`${signer.id}.${jti}`, exp);
    return signer.caller;
  }

  return {
    async verify(authorization, { id, callers: allowed = [] }) {
      const credential = /^Bearer ([\w.-]+)$/.exec(authorization ?? '')?.[1];
      if (credential === undefined || credential.length > maximumLength) throw unknownCaller();
      const caller = await verifiedCaller(credential, id).catch((error: unknown) => {
        throw unknownCaller(error);
      });
      if (!allowed.some((name) => name === caller)) throw new AppError('access.denied', problemTexts.forbidden);
      return caller;
    },
  };
}

/** The code goes into the log. */
class CredentialError extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

function unknownCaller(cause?: unknown): AppError {
  return new AppError('caller.unknown', queryTexts.unauthorized, { cause });
}
