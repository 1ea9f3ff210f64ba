import type { Operation } from '@hearthway/contracts/operation';
import { problemTexts, queryTexts } from '@hearthway/contracts/texts';
import { randomUUID } from 'node:crypto';
import { AppError } from '../errors/index.js';
import { InvalidTokenError, signToken, verifyToken } from '../signed-tokens/index.js';
import type { CallerKey, SigningKey } from './call-keys.js';

const type = 'call+jwt';
const lifetimeSeconds = 60;
/** How far two machines' clocks may differ. */
const clockToleranceSeconds = 5;
const maximumLength = 2048;

export interface Call {
  readonly caller: string;
  /** The service that is called. */
  readonly service: string;
  /** The operation's id in the contract. */
  readonly operation: string;
}

/** A credential for one call: from this caller, to this service, for this operation, valid for a minute. */
export function signCall({ caller, service, operation }: Call, { id: keyId, privateKey }: SigningKey): string {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { iss: caller, aud: service, scope: operation, jti: randomUUID(), iat, exp: iat + lifetimeSeconds };
  return signToken(claims, { type, keyId, privateKey });
}

/** Verifies the caller of an internal operation of this service. */
export interface CallVerifier {
  /**
   * @param authorization the header, `Bearer` and the credential
   * @returns the name of the caller
   * @throws AppError `caller.unknown` when the credential is missing, invalid or already used; `access.denied` when the
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

  /** A credential is accepted once. Other instances do not know of it, so this only limits what a stolen one can do. */
  function useOnce(id: string, expiresAt: number): void {
    const now = Date.now() / 1000 - clockToleranceSeconds;
    for (const [old, until] of used) {
      if (until > now) break;
      used.delete(old);
    }
    if (used.has(id)) throw new InvalidTokenError('used-before');
    used.set(id, expiresAt);
  }

  async function verifiedCaller(credential: string, operationId: string): Promise<string> {
    let signer: CallerKey | undefined;
    const findKey = (keyId: string) => {
      signer = keys.get(keyId);
      return Promise.resolve(signer?.publicKey);
    };
    const expected = { type, audience: service, clockToleranceSeconds };
    const { iss, iat, exp, jti, scope } = await verifyToken(credential, findKey, expected);
    if (signer === undefined || iss !== signer.caller) throw new InvalidTokenError('key-of-another-caller');
    if (iat > Date.now() / 1000 + clockToleranceSeconds) throw new InvalidTokenError('issued-in-the-future');
    if (exp - iat > lifetimeSeconds) throw new InvalidTokenError('lives-too-long');
    if (scope !== operationId) throw new InvalidTokenError('for-another-operation');
    if (typeof jti !== 'string') throw new InvalidTokenError('no-id');
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

function unknownCaller(cause?: unknown): AppError {
  return new AppError('caller.unknown', queryTexts.unauthorized, { cause });
}
