import type { Credential } from '@hearthway/contracts/releases';
import { credentialToken } from '@hearthway/contracts/releases';
import { AppError, hashToken, linkTokens } from '@hearthway/service-kit';
import type { IncomingHttpHeaders } from 'node:http';
import type { CredentialStore } from './credential-store.js';

/** What a caller wants to work on. */
interface Purpose {
  readonly slice?: string | undefined;
  readonly environment?: string;
  /** What only an operator does: `manages credentials`. */
  readonly operator?: string | undefined;
}

/**
 * The name of the caller, as histories show it, if the token in its headers is for this.
 * @throws AppError `credential.unknown`, `credential.not-allowed`
 */
export type Authorize = (headers: IncomingHttpHeaders, purpose: Purpose) => Promise<string>;

export const operatorName = 'operator';

interface Dependencies {
  readonly credentials: CredentialStore;
  readonly operatorToken: string;
  readonly now: () => Date;
}

export function createAuthorize({ credentials, operatorToken, now }: Dependencies): Authorize {
  const operatorHash = hashToken(operatorToken);
  return async ({ authorization = '' }, purpose) => {
    const token = /^Bearer (.+)$/i.exec(authorization)?.[1] ?? '';
    if (!credentialToken.safeParse(token).success) throw unknown(wanted);
    if (linkTokens.matches(token, operatorHash)) return operatorName;
    const credential = await credentials.findByToken(hashToken(token));
    if (!credential) throw unknown('The registry doesn’t know this credential');
    refuseEnded(credential, now());
    refuseOthers(credential, purpose);
    return credential.name;
  };
}

const wanted = 'Send the credential of your team (HEARTHWAY_TOKEN): `Authorization: Bearer hwr_…`';

function refuseEnded({ name, expiresAt, revokedAt }: Credential, now: Date): void {
  if (revokedAt !== undefined) throw unknown(`The credential “${name}” was revoked; ask an operator for another`);
  if (Date.parse(expiresAt) <= now.getTime()) {
    throw unknown(`The credential “${name}” expired on ${expiresAt.slice(0, 10)}; ask an operator for another`);
  }
}

function refuseOthers({ name, slices, environments }: Credential, purpose: Purpose): void {
  const { slice, environment, operator } = purpose;
  if (operator !== undefined) throw notAllowed(`Only an operator ${operator}`);
  if (slice !== undefined && !slices.includes(slice)) {
    throw notAllowed(`The credential “${name}” is for ${slices.join(', ')}, not for ${slice}`);
  }
  if (environment !== undefined && !environments.includes(environment)) {
    throw notAllowed(`The credential “${name}” is for ${environments.join(', ')}, not for ${environment}`);
  }
}

const unknown = (message: string): AppError => new AppError('credential.unknown', message);

const notAllowed = (message: string): AppError => new AppError('credential.not-allowed', message);
